/** The glossary's own form: a row of letters, and each term beside its meaning. */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {LETTER} from '../../markers/markers';
import {importOf} from './sheets';

const LETTER_ID = new RegExp(`^${LETTER}(?<letter>[a-z])$`);

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element';

/** @returns the letter that a heading of the glossary stands for */
function letterOf(node: RootContent): string | undefined {
  const id = isElement(node) && node.tagName === 'h2' ? node.properties.id : undefined;
  return typeof id === 'string' ? LETTER_ID.exec(id)?.groups?.letter : undefined;
}

const isHeading = (node: RootContent, tagName: 'h2' | 'h3'): boolean => isElement(node) && node.tagName === tagName;

function element(
  tagName: string,
  className: string,
  children: readonly RootContent[],
  properties: Element['properties'] = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties: {className: [className], ...properties},
    children: children as ElementContent[],
  };
}

/** @returns runs of nodes, each from one that begins a run up to the next; what is before the first is left out */
function splitAt(
  nodes: readonly RootContent[],
  begins: (node: RootContent) => boolean,
): [RootContent, RootContent[]][] {
  const runs: [RootContent, RootContent[]][] = [];
  for (const node of nodes) {
    if (begins(node)) runs.push([node, []]);
    else runs.at(-1)?.[1].push(node);
  }
  return runs;
}

/** @returns a letter with its terms, each in a box with its meaning */
function section([heading, nodes]: [RootContent, RootContent[]]): Element {
  const terms = splitAt(nodes, (node) => isHeading(node, 'h3')).map(([term, meaning]) =>
    element('div', 'glossary__term', [term, element('div', 'glossary__meaning', meaning)]),
  );
  return element('section', 'glossary', [heading, element('div', 'glossary__terms', terms)]);
}

/** @returns links to the letters, for windows in which the contents of the page are folded */
function letters(headings: readonly RootContent[]): Element {
  const links = headings.flatMap((heading): Element[] => {
    const letter = letterOf(heading);
    if (letter === undefined) return [];
    const text = {type: 'text', value: letter.toUpperCase()} as const;
    return [{type: 'element', tagName: 'a', properties: {href: `#${LETTER}${letter}`}, children: [text]}];
  });
  return element('nav', 'letters', links, {ariaLabel: 'Letters'});
}

/** Arranges the sections of a page whose headings are letters; other pages have none. */
export function rehypeGlossary() {
  return ({children}: Root): void => {
    const first = children.findIndex((node) => letterOf(node) !== undefined);
    if (first < 0) return;
    const end = children.findIndex(
      (node, index) => index > first && isHeading(node, 'h2') && letterOf(node) === undefined,
    );
    const last = end < 0 ? children.length : end;
    const runs = splitAt(children.slice(first, last), (node) => isHeading(node, 'h2'));
    children.splice(first, last - first, letters(runs.map(([heading]) => heading)), ...runs.map(section));
    children.push(importOf('reference'));
  };
}
