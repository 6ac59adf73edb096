/** What readers see of XML: elements with their text. */

export interface XmlElement {
  /** Without a prefix of a namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All text directly in it, trimmed. */
  text: string;
  children: XmlElement[];
}

/** @returns the elements in an element along a path of names */
export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (elements, name) => elements.flatMap(({children}) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** @returns the text of the first element of that path; undefined if it is missing or empty */
export function textAt(element: XmlElement, ...path: string[]): string | undefined {
  return elementsAt(element, ...path)[0]?.text || undefined;
}

export function attribute({attributes}: XmlElement, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}
