/**
 * Holds the reader's press on a button until React has taken the page over, and repeats it then: until then React
 * ignores it, on a slow phone for seconds. Escape or a press elsewhere forgets it. It is in the head of each page as
 * text (../node/plugin.ts), so it uses nothing from outside.
 */
export function holdFirstPress(): void {
  const root = document.documentElement;
  let held: HTMLElement | null = null;
  function hold(event: MouseEvent): void {
    // Where the layout has crashed nothing more will come, and "Try again" has to work.
    if (!document.querySelector('.main-wrapper')) return;
    held = (event.target as Element).closest<HTMLElement>('button[type=button]');
    // A custom element that is defined answers by itself.
    for (let at: Element | null = held; at; at = at.parentElement)
      if (at.localName.includes('-') && at.matches(':defined')) held = null;
    if (held) event.stopImmediatePropagation();
  }
  function forget(event: KeyboardEvent): void {
    if (event.key === 'Escape') held = null;
  }
  window.addEventListener('click', hold, true);
  window.addEventListener('keydown', forget, true);
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    window.removeEventListener('click', hold, true);
    window.removeEventListener('keydown', forget, true);
    if (held) held.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
