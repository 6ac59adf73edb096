/** On paper everything is open, and in the colours of the light mode: browsers print no backgrounds. */

/** What printing changed on the page, to be taken back after it. */
let undo: (() => void)[] = [];

/** Before a page is printed. */
export function beforePrint(): void {
  const root = document.documentElement;
  const {theme} = root.dataset;
  root.dataset.theme = 'light';
  undo = [() => (root.dataset.theme = theme)];
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    details.open = true;
    undo.push(() => (details.open = false));
  }
}

/** After it. */
export function afterPrint(): void {
  for (const step of undo) step();
}
