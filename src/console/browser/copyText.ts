/**
 * Copies a text. A page that isn't a secure context has no clipboard at all, and
 * a browser can refuse: both count as not copied.
 *
 * @returns whether it was copied; never throws
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
