/**
 * The weights of the features (features.ts): for all queries, and what questions
 * and single words add. Written by scripts/search-learn.ts on 2026-11-24; not edited by hand.
 *
 * Data: 1517 queries of bench/search/queries.json (sha256 e111f491843c).
 * Cross-validated: 84.0% at 1, 94.3% at 3, questions 78.7% at 1.
 */
export const WEIGHTS = {
  text: [1.46, 0.07, -0.3],
  lead: [2.37, 0.37, -0.41],
  name: [1.88, 0.27, 0.53],
  headLead: [1.34, -0.2, -1.16],
  coverage: [2.92, 0.75, 0.02],
  inTitle: [1.1, 0.12, 0.04],
  inAsked: [2.42, 0.34, -0.14],
  inHeadMostly: [1.69, 0.78, -0.15],
  inContext: [1.35, 0.37, -0.24],
  titleBoth: [1.6, 0.28, -0.04],
  titleStart: [1.52, 1.24, 0.02],
  number: [2.33, 0.74, -0.4],
  around: [2.63, 1.08, 0.22],
  sections: [2.66, 0.07, 0.6],
  exactPage: [0.49, 0.15, 0.44],
  exactOperation: [1.75, -0.09, 0.03],
  exactField: [0.78, -0.15, -0.72],
  literal: [1.33, -0.09, 0.52],
  written: [1.59, -0.12, 0],
  begins: [-0.03, 0, 0],
  dotted: [0.95, 0.21, 0],
  pathExact: [0.2, 0, 0.07],
  pathValues: [2.6, 0, 0],
  pathRest: [-2.65, 0, 0],
  pathPart: [2.26, 0, 0],
  pathEnd: [2.03, 0, 0],
  host: [1.55, 0, 0],
  pastedOrder: [-3.55, 0, 0],
  service: [2.15, -0.72, 0.55],
  guide: [0.18, 0.9, -0.13],
  page: [0.89, -0.38, 0.76],
  operation: [-1.12, -0.47, 0.2],
  section: [0.17, 0.29, -0.55],
  field: [-1.35, 0.31, -0.83],
  definition: [-1, 0.64, -0.16],
  meaning: [2.3, 0.76, 0],
  fieldAsked: [0.48, -0.13, 0],
  places: [0.87, 0.68, -0.75],
  depth: [-2.61, 0.03, -0.11],
  order: [-2.05, 0, -0.63],
} satisfies Record<string, readonly [all: number, question: number, word: number]>;
