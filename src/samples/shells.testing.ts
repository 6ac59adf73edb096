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
