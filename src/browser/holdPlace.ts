/**
 * Keeps what the reader sees where it is while an element above it becomes higher or
 * lower: a response that arrives after they have scrolled on. Chromium and Firefox do so
 * themselves; in WebKit, which has no scroll anchoring, the text would jump.
 *
 * @param element what may change
 * @returns ends it
 */
export function holdPlace(element: Element | null): () => void {
  if (!element || CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  let {height} = element.getBoundingClientRect();
  const observer = new ResizeObserver(() => {
    const now = element.getBoundingClientRect();
    const grown = now.height - height;
    height = now.height;
    // It was above all that is seen. Comes before the frame is painted.
    if (now.bottom - grown < 0) window.scrollBy({top: grown, behavior: 'instant'});
  });
  observer.observe(element);
  return () => observer.disconnect();
}
