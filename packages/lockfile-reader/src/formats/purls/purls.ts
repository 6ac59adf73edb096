/** Reads lists of package URLs: in lines, with commas, in JSON, in Markdown. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {addPurl} from '../shared/purlEntry';

/** What a line of a list begins with: the marks of Markdown, quotes and brackets. */
const MARKS = /^[\s>|*+\-–•"'`[({]*(?:\d{1,4}[.)]\s+)?(?:\[[ x]\]\s*)?["'`[(<]*/i;

/** A package URL up to a sign that it would have to escape. Qualifiers have commas too: `?checksum=sha1:aa,sha256:bb`. */
const PURL = /pkg:[^\s,;"'`|<>[\]{}?]+(?:\?(?:(?![,;"']*\s*[,;]["']*pkg:)[^\s"`|<>])*)?/gi;

/** Lines that decide whether a text is a list. */
const SAMPLE_LINES = 100;

/** @returns whether the text is a list of package URLs: its first entry is one, or most of its lines begin with one */
function isPurlList(text: string): boolean {
  const lines = text
    .slice(0, 50_000)
    .split(/\r?\n/, SAMPLE_LINES)
    .filter((line) => line.trim() && !/^\s*(?:#|<!--|\|[\s:|-]+$)/.test(line));
  const begins = lines.filter((line) => /^pkg:/i.test(line.replace(MARKS, '')));
  const isJsonList = /^\s*\[\s*"pkg:/i.test(lines.join('\n'));
  return begins.length > 0 && (begins[0] === lines[0] || begins.length > lines.length / 2 || isJsonList);
}

/** @returns the length without the signs of a list at the end */
function lengthOf(text: string): number {
  let length = text.length;
  while (length > 0 && ",;'])".includes(text[length - 1]!)) length--;
  return length;
}

/** Adds a package URL, and the version that stands beside it. */
function addWithVersion(collector: Collector, line: string, match: RegExpExecArray): void {
  // A bracket that was opened before it closes after it; one in it is its own.
  const [text] = match;
  const length = lengthOf(text);
  const purl = text.slice(0, length) + (text.includes('(') ? text.slice(length).replace(/[^)]/g, '') : '');
  const after = line.slice(match.index + match[0].length);
  const version = /^[`"']?[\s,|]+[`"']?@?(v?\d[\w.+-]*)[`"']?(?=$|[\s,|;])/i.exec(after)?.[1];
  addPurl(collector, purl, {version, label: purl});
}

/** @returns the lines; the items, if the text is a list in JSON */
function linesOf(text: string): string[] {
  if (/^\s*\[/.test(text)) {
    try {
      const items: unknown = JSON.parse(text);
      if (Array.isArray(items)) return items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
    } catch {
      // Markdown begins with brackets, too.
    }
  }
  return text.split('\n');
}

/** The line below the head of a table in Markdown. */
const RULE = /^[\s:|]*-{3}[\s:|-]*$/;

/** A package that isn't written as a package URL: `lodash@4.17.20`. */
const VERSIONED = /(?<=[\s,;])@?[^\s@,;:]{1,200}@v?\d[^\s,;]*/g;

/** @param text package URLs in lines, with commas or semicolons, as a list in JSON or Markdown; `#` begins a comment */
function readPurls(text: string): Collector {
  const collector = new Collector();
  const lines = linesOf(text);
  for (const [number, line] of lines.entries()) {
    // The head of a table names its columns.
    const isHead = RULE.test(lines[number + 1] ?? '');
    if (/^\s*(?:#|<!--)/.test(line) || /^[\s|:\-[\](){},]*$/.test(line) || isHead) continue;
    const matches = Array.from(line.matchAll(PURL));
    for (const match of matches) addWithVersion(collector, line, match);
    // Another line was meant as a package, and so was a name with a version beside a package URL.
    const others = matches.length === 0 ? [line.replace(MARKS, '')] : line.replace(PURL, '').match(VERSIONED);
    for (const other of others ?? []) collector.skip(other.trim(), 'unreadable');
  }
  return collector;
}

export const purls: Format = {
  id: 'purls',
  title: 'Package URLs',
  tools: 'A list of package URLs: in lines, with commas or semicolons, in JSON or in Markdown',
  fileName: undefined,
  syntax: 'text',
  likeJson: true,
  sign: isPurlList,
  read: readPurls,
};
