/** The browser has begun reading a file by then. */
const KEPT_MS = 10_000;

/**
 * Saves a file on the reader's device.
 *
 * @param content of the file
 * @param name that the browser suggests
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
