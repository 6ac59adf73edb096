/**
 * The one place that makes elements of text. The response headers
 * (tools/delivery/headers.ts) have browsers refuse it anywhere else (Trusted Types).
 */

/** The part of the browser's interface that is used here. TypeScript's own types treat trusted HTML as text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createHTML(html: string): string | null; createScript?(text: string): string | null},
  ): {createHTML(html: string): string};
}

const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};

/** Text, boxes, formatting and links within the site, without any other attribute: nothing of it can run or fetch anything. */
const INERT = /^(?:[^<]|<\/?(?:div|code|em|strong|a)(?: (?:class|role)="[\w -]*"| href="\/(?!\/)[\w./#-]*")*>)*$/;

/** Recognises data, which does nothing if it is run as a script. */
function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Checks what the theme writes as text: headings in the table of contents, the announcement, the progress bar, and structured data in a script element of the head.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (INERT.test(html) ? html : null),
  createScript: (text) => (isData(text) ? text : null),
});

const prerendered = trustedTypes?.createPolicy('prerendered', {createHTML: (html) => html});

/**
 * @param html a part of a page of this site, as the build has made it
 * @returns the same, which the browser lets into a page
 */
export function trustedPart(html: string): string {
  return prerendered?.createHTML(html) ?? html;
}
