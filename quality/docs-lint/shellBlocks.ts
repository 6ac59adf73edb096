/** Finds what bash and zsh read differently at their prompts, where readers paste what we publish. */

/** A fault of a block, with its line, from 0. */
export interface ShellFault {
  line: number;
  what: string;
  fix: string;
}

const TEXT = /'[^']*'|"(?:[^"\\]|\\.)*"/gs;

/** Takes out of texts in quotation marks what a prompt doesn't read in them: in double ones it reads `!`. */
const withoutTexts = (code: string): string =>
  code.replace(TEXT, (text) => text.replace(text.startsWith("'") ? /[^\n]/g : /#/g, 'x'));

const FAULTS: readonly [sign: RegExp, what: string, fix: string][] = [
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

/** @returns the faults of a block of commands */
export function shellFaults(code: string): ShellFault[] {
  return withoutTexts(code)
    .split('\n')
    .flatMap((text, line) => FAULTS.filter(([sign]) => sign.test(text)).map(([, what, fix]) => ({line, what, fix})));
}
