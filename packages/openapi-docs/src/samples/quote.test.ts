/** What can be said of the literals without their languages; `execution.test.ts` has the languages themselves read them. */
import {describe, expect, it} from 'vitest';
import {
  asciiJsonString,
  goString,
  javascriptString,
  jsonString,
  powerShellString,
  pythonString,
  rString,
  rubyString,
  shellQuoted,
  shellWord,
} from './quote';
import {wellFormed} from './request';
import {hostileTexts} from './execution.testing';
import {powerShellString as readPowerShell} from './shells.testing';

const TEXTS = hostileTexts(500);
const INVISIBLE = /(?! )[\p{C}\p{Z}]/u;

/** Quotes that only PowerShell takes for quotes, alone, doubled, beside plain ones and beside what needs an escape. */
const TYPOGRAPHIC = ['‘', '’', '‚', '‛', '“', '”', '„', "’'", "''’", '“"$x', '’’’', "@'\n'@", '@"\n"@', '`"'].flatMap(
  (text) => [text, `a${text}b`, `${text}\t`, `\u202e${text}`],
);

/** Reads a literal by the rules that the languages share; fails at a quote inside it. */
function read(literal: string): string {
  const quote = literal[0]!;
  expect(literal.length).toBeGreaterThan(1);
  expect(literal.at(-1)).toBe(quote);
  const inner = literal.slice(1, -1);
  if (quote === '`') {
    expect(inner).not.toContain('`');
    return inner;
  }
  return inner.replace(
    /\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\U([0-9a-f]{8})|\\(.)|(['"])/gu,
    (match, braced?: string, short?: string, long?: string, single?: string, bare?: string) => {
      if (bare !== undefined) {
        expect(bare, literal).not.toBe(quote);
        return bare;
      }
      if (single === undefined) return String.fromCodePoint(parseInt(braced ?? short ?? long ?? '', 16));
      expect(`n\\#${quote}`, `${match} in ${literal}`).toContain(single);
      return single === 'n' ? '\n' : single;
    },
  );
}

const withoutNul = (text: string): string => text.replaceAll('\0', '');

describe.each([
  ['JavaScript', javascriptString, "'", (text: string) => text],
  ['Python', pythonString, '"', (text: string) => text],
  ['R', rString, '"', withoutNul],
  ['Ruby', rubyString, '\'"', (text: string) => text],
  ['Go', goString, '"`', (text: string) => text],
] as const)('%s strings', (_language, write, quotes, kept) => {
  it('hold the text, and show all of it', () => {
    for (const text of TEXTS) {
      const literal = write(text);
      expect(quotes).toContain(literal[0]);
      expect(literal.replace(/^`[^]*`$/, (raw) => raw.replaceAll('\n', ''))).not.toMatch(INVISIBLE);
      expect(read(literal)).toBe(wellFormed(kept(text)));
    }
  });
});

it.each([
  [pythonString('\u0001\n'), String.raw`"\u0001\n"`],
  [javascriptString('\u0001'), String.raw`'\u0001'`],
  [rubyString('a#'), "'a#'"],
  [goString('a"b'), '`a"b`'],
  [goString('a"`b'), '"a\\"`b"'],
  [goString('a\nb'), String.raw`"a\nb"`],
  [powerShellString('a\nb'), "'a\nb'"],
  [shellWord('a%20b'), 'a%20b'],
])('are as short as their language lets them be: %s', (literal, expected) => expect(literal).toBe(expected));

describe('Ruby strings', () => {
  it('interpolate nothing', () => {
    for (const literal of TEXTS.map(rubyString)) {
      if (literal.startsWith('"')) expect(literal.replace(/\\./gu, '')).not.toContain('#');
      else expect(literal.slice(1, -1).replace(/\\[\\']/g, '')).not.toMatch(/[\\']/);
    }
  });
});

describe('JSON strings', () => {
  it('hold the text, and show all of it', () => {
    for (const text of TEXTS) {
      const literal = jsonString(text);
      expect(literal).not.toMatch(INVISIBLE);
      expect(JSON.parse(literal)).toBe(wellFormed(text));
    }
  });
});

describe('JSON strings of ASCII', () => {
  it('hold the text', () => {
    for (const text of TEXTS) {
      expect(asciiJsonString(text)).toMatch(/^[ -~]*$/);
      expect(JSON.parse(asciiJsonString(text))).toBe(wellFormed(text));
    }
  });
});

describe('PowerShell strings', () => {
  it('hold the text, and show all of it', () => {
    for (const text of [...TEXTS, ...TYPOGRAPHIC]) {
      const literal = powerShellString(text);
      expect(literal.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      expect(readPowerShell(literal)).toEqual([wellFormed(text), literal.length]);
    }
  });
});

describe('words of a shell', () => {
  it("stand in single quotes that only the text's own quotes and what cannot be seen interrupt", () => {
    for (const text of TEXTS) {
      const word = shellQuoted(text);
      expect(word).toMatch(/^'[^]*'$/);
      expect(word.replaceAll('\n', '')).not.toMatch(INVISIBLE);
      const inner = word.slice(1, -1).replace(/'"\$\(printf '((?:\\[0-7]{3})+)'\)"'/g, (_match, codes: string) =>
        Buffer.from(
          codes
            .split('\\')
            .slice(1)
            .map((code) => parseInt(code, 8)),
        ).toString(),
      );
      expect(inner.replaceAll("'\\''", '')).not.toContain("'");
      expect(inner.replaceAll("'\\''", "'")).toBe(withoutNul(wellFormed(text)));
    }
  });

  it('stand bare only where no shell reads anything into them', () => {
    expect(shellWord('pkg:npm/@scope/name@1.0')).toBe('pkg:npm/@scope/name@1.0');
    for (const text of ['', 'a b', '~', '*', '#a', '{a,b}', 'a;b', "it's", 'a,b', '@a/b', '=a'])
      expect(shellWord(text)).toBe(`"${text}"`);
    for (const text of ['$x', 'a\nb', 'é', '!', '%CD%80', '%DATE:~0,1%', '%'])
      expect(shellWord(text)).toBe(shellQuoted(text));
  });
});
