/**
 * Custom elements in client modules. Docusaurus also runs client modules when it
 * renders pages, where there are no elements to extend or define.
 */

/** `HTMLElement`; any other class if there is none. */
export const PageElement = (typeof HTMLElement === 'undefined' ? Object : HTMLElement) as typeof HTMLElement;

/**
 * Defines a custom element in the browser.
 *
 * @param name its tag
 */
export function defineElement(name: string, elementClass: CustomElementConstructor): void {
  if (typeof window !== 'undefined') customElements.define(name, elementClass);
}
