/** Reads XML into the elements that readers see. Loaded with the first file that needs it. Workers have no DOMParser. */
import {parseXml as parse, XmlError, type XmlElement as Parsed} from '@rgrove/parse-xml';
import {Unreadable} from './unreadable';
import type {XmlElement} from './xml';

/** Deeper than any build file or SBOM; the library keeps a frame on the stack for each level. */
const MAX_DEPTH = 500;

/** @throws Unreadable if elements nest too deeply */
function checkDepth(text: string, what: string): void {
  let depth = 0;
  for (const [tag] of text.matchAll(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\/?[a-z_](?:"[^"]*"|'[^']*'|[^"'>])*>/gi,
  )) {
    if (tag.startsWith('<!') || tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > MAX_DEPTH) throw new Unreadable(`${what} nests too deeply to be read.`);
  }
}

/** @returns the name without the prefix of its namespace */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @returns an element with its children */
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
  if (/<!DOCTYPE[^>[]{0,1000}\[/.test(text.slice(0, 100_000)))
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
