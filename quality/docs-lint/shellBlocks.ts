/** Finds what shells read differently at their prompts, where readers paste what we publish. */

/** A fault of a block, with its line, from 0. */
interface ShellFault {
  line: number;
  what: string;
  fix: string;
}

type Fault = readonly [sign: RegExp, what: string, fix: string];

const TEXT = /'[^']*'|"(?:[^"\\]|\\.)*"/gs;

/** Takes out of texts in quotation marks what a prompt doesn't read in them: in double ones it reads `!`. */
const withoutTexts = (code: string): string =>
  code.replace(TEXT, (text) => text.replace(text.startsWith("'") ? /[^\n]/g : /#/g, 'x'));

/** What bash and zsh read differently, or what ends the terminal. */
const FAULTS: readonly Fault[] = [
  [
    /(?:^|[\s;&|(])#/,
    'At the prompt of zsh (macOS), # is a word like any other, so the comment is part of the command.',
    'Say it in the text around the block.',
  ],
  [
    /(?:^\s*|[;&|(]\s*)(?:argv|cdpath|commands|functions|history|options|path|pipestatus|prompt|signals|status)=/,
    "This variable is zsh's own: it can't be set, or something else breaks.",
    'Give it another name.',
  ],
  [/!(?![\s=(]|$)/, 'At the prompts of bash and zsh, ! begins history.', 'Write it without, or in single quotes.'],
];

const LEAVES: Fault = [
  /(?:^|[;&|{)]|\b(?:then|do|else)\s)\s*(?:exit|exec|set -[a-z]+)\b/,
  'Pasted at a prompt, this ends the terminal, or changes it for what comes later.',
  'Put a line with ( above the block and one with ) below it.',
];

/** What only a POSIX shell has, outside of texts: such a block isn't meant for the shells of Windows. */
const POSIX = /[|&;<>(){}$`]|^\s*\w+=/m;

/** A text that no double quotes can hold in each shell. */
const SINGLE_ONLY = /^'.*["$`\\!\n]/s;

/** What plain commands may not have, because bash, zsh, PowerShell and the Command Prompt don't read it alike. */
const PLAIN_FAULTS: readonly Fault[] = [
  [/'/, 'The Command Prompt of Windows takes single quotes for a part of the word.', 'Write double quotes.'],
  [/\\$/, 'PowerShell and the Command Prompt continue a line otherwise.', 'Write the command on one line.'],
  [/(?:^|\s)@/, 'PowerShell takes a word that begins with @ for a variable.', 'Put it in double quotes.'],
  [/[?[\]]|\w,\w/, 'zsh looks for files, or PowerShell reads a list.', 'Put the word in double quotes.'],
  [/%(?:CD|DATE)[%:]/i, 'The Command Prompt puts a variable there.', 'Write it in another way.'],
];

const faultsIn = (code: string, faults: readonly Fault[]): ShellFault[] =>
  code
    .split('\n')
    .flatMap((text, line) => faults.filter(([sign]) => sign.test(text)).map(([, what, fix]) => ({line, what, fix})));

/** @returns the faults of a block of commands */
export function shellFaults(code: string): ShellFault[] {
  const bare = code.replace(TEXT, (text) => text.replace(/[^\n]/g, 'x'));
  const isSubshell = /^\(\n.*\n\)$/s.test(code.trim());
  const isPlain = !POSIX.test(bare) && !(code.match(TEXT) ?? []).some((text) => SINGLE_ONLY.test(text));
  // Single quotes that stand in double ones are part of the text.
  const plain = code.replace(TEXT, (text) => text.replace(text.startsWith("'") ? /[^\n']/g : /[^\n\w%:]/g, 'x'));
  return [
    ...faultsIn(withoutTexts(code), FAULTS),
    ...(isSubshell ? [] : faultsIn(bare, [LEAVES])),
    ...(isPlain ? faultsIn(plain, PLAIN_FAULTS) : []),
  ].sort((a, b) => a.line - b.line);
}
