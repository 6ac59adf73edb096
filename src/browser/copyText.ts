/** The one way to the clipboard, for every button that copies. */

/** Why nothing was copied. `insecure`: the page came over http. `refused`: the browser didn't allow it, or can't. `missing`: the text itself couldn't be loaded. */
export type CopyFailure = 'insecure' | 'refused' | 'missing';

/** What a button says once it has copied. */
export const COPIED = 'Copied';

/** Says why to the reader; what to do instead depends on the button. */
export const COPY_FAILURES: Readonly<Record<CopyFailure, string>> = {
  insecure: 'Browsers only copy on https pages.',
  refused: "Your browser doesn't let this page copy.",
  missing: "Couldn't load the text.",
};

/** How long a button reports a copy and a failure, which is a sentence to read, in milliseconds. */
export const REPORT_MS = {copied: 2000, failed: 6000};

/** Hands a text to the clipboard that is still being loaded. WebKit counts the click only until the first wait, so the clipboard gets the promise. */
async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies a text. Call it in the click itself, before any `await`. Never throws.
 *
 * @param text the text, or the promise of one
 * @returns why nothing was copied; undefined once the text is in the clipboard
 */
export async function copyText(text: string | Promise<string>): Promise<CopyFailure | undefined> {
  // Some browsers leave the interface out of pages that came over http, as the standard has it.
  if (!window.isSecureContext) return 'insecure';
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return undefined;
  } catch {
    const isLoaded = await Promise.resolve(text).then(
      () => true,
      () => false,
    );
    return isLoaded ? 'refused' : 'missing';
  }
}
