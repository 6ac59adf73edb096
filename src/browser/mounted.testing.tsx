/** For tests only: a component in a document that the test environment has, instead of a built site. */
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

export interface Mounted {
  element: HTMLElement;
  /** Shows another state of the component. */
  show: (node: ReactNode) => Promise<void>;
  /** Presses the button of this name, once it is there. */
  press: (name: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** @returns the name that assistive technology reads */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/**
 * Mounts a component, and waits for what it starts.
 *
 * @param node the component
 */
export async function mount(node: ReactNode): Promise<Mounted> {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const show = (next: ReactNode): Promise<void> => act(async () => root.render(next));
  await show(node);
  return {
    element,
    show,
    press: (name) =>
      act(async () => {
        const button = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name);
        if (!button) throw new Error(`There is no button "${name}": ${document.body.textContent ?? ''}`);
        button.click();
      }),
    remove: () =>
      act(async () => {
        root.unmount();
        element.remove();
      }),
  };
}

/** How long {@link until} waits, and between two looks, in milliseconds. */
const WAIT_MS = 15_000;
const LOOK_MS = 20;

/** Waits until what a component shows is as expected. */
export async function until(check: () => boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !check(); ) {
    if (Date.now() > end) throw new Error(`It never came: ${document.body.textContent ?? ''}`);
    await act(() => new Promise((resolve) => setTimeout(resolve, LOOK_MS)));
  }
}
