/** Opens the console in its place on a page, and closes it. */
import {createRoot, type Root} from 'react-dom/client';
import Console from './Console';
import './console.css';

const roots = new Map<Element, Root>();

const buttonOf = (element: Element | null): HTMLElement | null => element?.querySelector<HTMLElement>('.try-open') ?? null;

/**
 * Opens the console. Where it is open already, a request in the page's address is filled in.
 *
 * @param element the place: `[data-console]`, whose value names the operation as `<api>/<operationId>`
 */
export function mount(element: HTMLElement): void {
  sweep();
  let container = element.querySelector('.try-root');
  if (!container) {
    container = document.createElement('div');
    container.className = 'try-root';
    element.append(container);
  }
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  buttonOf(element)?.setAttribute('aria-expanded', 'true');
  const own = container;
  root.render(<Console reference={element.dataset.console ?? ''} hash={window.location.hash} onClose={() => unmount(own.parentElement ?? element)} />);
}

/** Closes the console, and hands the focus back to its button. */
export function unmount(element: Element): void {
  const container = element.querySelector('.try-root');
  const button = buttonOf(element);
  if (container) {
    roots.get(container)?.unmount();
    roots.delete(container);
    container.remove();
  }
  button?.setAttribute('aria-expanded', 'false');
  button?.focus();
  if (window.location.hash.startsWith('#try=')) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Ends the consoles of pages that the reader has left. */
export function sweep(): void {
  for (const [container, root] of roots) {
    if (container.isConnected) continue;
    root.unmount();
    roots.delete(container);
  }
}
