/** Which page shows how to do the same without a browser. */

const GATE = {page: '/docs/guides/recipes/ci-gate', title: 'Fail CI on vulnerable dependencies'} as const;
const ENRICH = {page: '/docs/guides/recipes/sbom-enrichment', title: 'Enrich SBOMs at scale'} as const;

/** @returns the recipe that does the same without a browser, for a format */
export function recipeFor(format: string): {page: string; title: string} {
  return /^(cyclonedx|spdx|purls)$/.test(format) ? ENRICH : GATE;
}
