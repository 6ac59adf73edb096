/**
 * For tests only: how shells divide a command into words, as far as samples use them. Each model throws at what its
 * shell would expand, so that no sample depends on that.
 */

/** Divides a command at spaces outside of double quotes. */
function wordsOf(command: string, special: RegExp, specialInQuotes: RegExp): string[] {
  const words: string[] = [];
  for (const [whole, quoted, bare] of command.matchAll(/"([^"]*)"|([^\s"]+)/g)) {
    const text = quoted ?? bare ?? '';
    const refused = (quoted === undefined ? special : specialInQuotes).exec(text)?.[0];
    if (refused !== undefined) throw new Error(`${refused} would be expanded in ${whole}`);
    words.push(text);
  }
  return words;
}

/** POSIX 2.2.3: in double quotes `$`, backtick and backslash are special; `!` begins history at a prompt of bash and zsh. */
export const posixWords = (command: string): string[] => wordsOf(command, /[$`\\!'&|;<>()*?[\]{}~#]/, /[$`\\!]/);

/** PowerShell, about_Quoting_Rules and about_Parsing: in double quotes `$` and backtick are special, and typographic quotes end the text. */
export const powerShellWords = (command: string): string[] =>
  wordsOf(command, /[$`@'&|;<>(){},#\u2018-\u201f]/, /[$`\u201c-\u201f]/);

/** The variables of every Windows prompt. */
const VARIABLES = ['PATH', 'TEMP', 'USERNAME', 'CD', 'DATE', 'TIME', 'RANDOM', 'ERRORLEVEL', 'OS', 'PROMPT'];

/** The prompt of cmd: `%NAME%` is replaced where a variable has that name, also in quotes; there nothing else is special. */
export function cmdWords(command: string): string[] {
  const expanded = [...command.matchAll(/%([^%]*)(?=%)/g)].find(([, name = '']) =>
    VARIABLES.includes(name.toUpperCase()),
  );
  if (expanded) throw new Error(`${expanded[0]}% would be expanded`);
  return wordsOf(command, /[&|<>^()']/, /!$/);
}

/** What PowerShell takes for a quote: about_Quoting_Rules, and `CharTraits` of its tokenizer for the typographic ones. */
const SINGLE_QUOTES = "'\u2018\u2019\u201a\u201b";
const DOUBLE_QUOTES = '"\u201c\u201d\u201e';

/**
 * Reads a PowerShell string: in single quotes two quotes are one; in double quotes a backtick escapes, `u{…}` is a code
 * point, and `$` would expand.
 *
 * @returns the text, and the index behind the string
 */
export function powerShellString(code: string, start = 0): [text: string, end: number] {
  const quotes = [SINGLE_QUOTES, DOUBLE_QUOTES].find((kind) => kind.includes(code[start] ?? ' '));
  if (quotes === undefined) throw new Error(`No string at ${start} of ${code}`);
  let text = '';
  for (let at = start + 1; at < code.length; at++) {
    const one = code[at]!;
    if (quotes.includes(one)) {
      const next = code[at + 1];
      if (next === undefined || !quotes.includes(next)) return [text, at + 1];
      text += one;
      at++;
    } else if (quotes === DOUBLE_QUOTES && one === '$') throw new Error(`$ would be expanded in ${code}`);
    else if (quotes === DOUBLE_QUOTES && one === '`') {
      const [whole = '', point = ''] = /^`u\{([\da-f]{1,6})\}/.exec(code.slice(at)) ?? [];
      text += whole ? String.fromCodePoint(parseInt(point, 16)) : (code[at + 1] ?? '');
      at += whole ? whole.length - 1 : 1;
    } else text += one;
  }
  throw new Error(`No end of the string in ${code}`);
}

/** @returns the entries of the hash table that a sample begins with (about_Hash_Tables), and the code behind it */
export function powerShellTable(code: string): [entries: Record<string, string>, rest: string] {
  const entries: Record<string, string> = {};
  const [head = ''] = /^\$request = @\{\n/.exec(code) ?? [];
  let at = head.length;
  for (let name; (name = /^ {2}(\w+) += /.exec(code.slice(at))); ) {
    const [text, end] = powerShellString(code, at + name[0].length);
    entries[name[1] ?? ''] = text;
    if (code[end] !== '\n') throw new Error(`More than a string in ${name[1]} of ${code}`);
    at = end + 1;
  }
  return [entries, code.slice(at)];
}
