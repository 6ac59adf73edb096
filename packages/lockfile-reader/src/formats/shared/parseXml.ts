/** Reads XML into the elements that readers see. Loaded with the first file that needs it. Workers have no DOMParser. */
import {parseXml as parse, XmlError, type XmlElement as Parsed} from '@rgrove/parse-xml';
import {Unreadable} from './unreadable';
import type {XmlElement} from './xml';

/** Deeper than any build file or SBOM; the library keeps a frame on the stack for each level. */
const MAX_DEPTH = 500;

/** What has brackets that are no elements', and its end. */
const OTHER_MARKUP = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<', '>'],
] as const;

/** @returns the place behind the end of a tag; in quotes it has no end */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '>') return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    const end = text.indexOf(sign, at + 1);
    if (end < 0) return text.length;
    at = end;
  }
  return text.length;
}

/** @throws Unreadable if elements nest too deeply */
function checkDepth(text: string, what: string): void {
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const isTag = /[a-z_/]/i.test(text[at + 1] ?? '');
    const [open, close] = OTHER_MARKUP.find(([start]) => text.startsWith(start, at))!;
    const end = isTag ? endOfTag(text, at) : text.indexOf(close, at + open.length);
    if (end < 0) return;
    if (isTag && !text.startsWith('/>', end - 2)) depth += text[at + 1] === '/' ? -1 : 1;
    if (depth > MAX_DEPTH) throw new Unreadable(`${what} nests too deeply to be read.`);
    at = end;
  }
}

/** @returns the name without the prefix of its namespace */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function convert({name, attributes, children}: Parsed): XmlElement {
  const element: XmlElement = {name: localName(name), attributes, text: '', children: []};
  for (const child of children) {
    if (child.type === 'element') element.children.push(convert(child as Parsed));
    else if (child.type === 'text' || child.type === 'cdata') element.text += (child as unknown as {text: string}).text;
  }
  element.text = element.text.trim();
  return element;
}

/**
 * @param what the file is, in words for readers
 * @returns the outermost element
 * @throws Unreadable if it isn't well-formed, defines entities or nests too deeply
 */
export function parseXml(text: string, what: string): XmlElement {
  // Other documents stand there only to define entities, which may hold each other.
  if (/<!DOCTYPE[^<>[]*\[/.test(text.slice(0, 100_000)))
    throw new Unreadable(`${what} defines entities of its own, which we don't read. Use an SBOM in CycloneDX (JSON).`);
  checkDepth(text, what);
  try {
    const {root} = parse(text, {ignoreUndefinedEntities: true, preserveCdata: true});
    if (!root) throw new Unreadable(`${what} contains no XML element.`);
    return convert(root);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new Unreadable(`${what} isn't well-formed XML: check line ${error.line}, column ${error.column}.`);
  }
}
