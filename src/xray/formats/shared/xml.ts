/** Reads XML as far as build files need it: elements and text. Workers have no DOMParser. Entities are never expanded. */
import {Unreadable} from './unreadable';

/** An element with its text and the elements in it. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

const NAMED = new Map(Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}));

/** @returns the text with the five named and all numbered references resolved; others stay as they are */
function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (reference, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    if (name) return NAMED.get(name as string) ?? reference;
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** Parts without content for us: what begins with the first ends with the second. */
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];

/** @returns the position after `end`, searched from a position @throws Unreadable if the text breaks off before it */
function after(text: string, end: string, from: number, what: string): number {
  const position = text.indexOf(end, from);
  if (position < 0) throw new Unreadable(`${what} breaks off. Choose or paste the whole file.`);
  return position + end.length;
}

/** @returns the position after a document type @throws Unreadable if it defines entities */
function afterDoctype(text: string, start: number, what: string): number {
  const end = after(text, '>', start, what);
  if (text.slice(start, end).includes('['))
    throw new Unreadable(`${what} defines entities of its own, which we don’t read. Use an SBOM in CycloneDX (JSON).`);
  return end;
}

/**
 * @param what the file is, in words for readers
 * @returns the outermost element
 * @throws Unreadable if it isn't well-formed
 */
export function parseXml(text: string, what: string): XmlElement {
  const top: XmlElement = {name: '', text: '', children: []};
  const open = [top];
  for (let at = 0; at < text.length; ) {
    const current = open.at(-1)!;
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      at = after(text, skipped[1], at, what);
    } else if (text.startsWith('<![CDATA[', at)) {
      const end = after(text, ']]>', at, what);
      current.text += text.slice(at + 9, end - 3);
      at = end;
    } else if (text.startsWith('<!', at)) {
      at = afterDoctype(text, at, what);
    } else if (text[at] === '<') {
      const end = after(text, '>', at, what);
      readTag(text.slice(at + 1, end - 1), open, what);
      at = end;
    } else {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      current.text += decode(text.slice(at, end)).trim();
      at = end;
    }
  }
  const [root] = top.children;
  if (open.length > 1) throw new Unreadable(`${what} breaks off inside <${open.at(-1)!.name}>.`);
  if (!root) throw new Unreadable(`${what} contains no XML element.`);
  return root;
}

/** Opens or closes an element. @throws Unreadable if another one has to be closed first */
function readTag(tag: string, open: XmlElement[], what: string): void {
  const name = /^\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';
  if (tag.startsWith('/')) {
    if (open.length < 2 || open.pop()!.name !== name)
      throw new Unreadable(`${what} isn’t well-formed XML: </${name.slice(0, 100)}> closes nothing.`);
    return;
  }
  const element: XmlElement = {name, text: '', children: []};
  open.at(-1)!.children.push(element);
  if (!tag.endsWith('/')) open.push(element);
}
