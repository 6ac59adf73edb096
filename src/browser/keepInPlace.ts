/**
 * Changes the page and leaves an element where the reader sees it, whatever has become
 * higher or lower above it. WebKit has no scroll anchoring, and that of others gives up
 * where the element that it holds on to goes away.
 *
 * @param element what the reader points at
 * @param change changes the page at once
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
