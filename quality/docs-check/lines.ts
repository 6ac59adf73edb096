/** What is checked line by line, because the parser of Markdown accepts it: fences and directives. */
import type {Finding} from '../docs-lint/finding';

/** Boxes that the theme draws; another name is shown as text. */
const BOXES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

/** A block between two fences. */
interface Block {
  language: string;
  line: number;
  lines: string[];
  isClosed: boolean;
}

interface Parts {
  blocks: Block[];
  /** Lines outside of blocks, by number. */
  others: [line: number, text: string][];
}

/** @param source a whole file; the text before `from` is left out */
function fileParts(source: string, from: number): Parts {
  const parts: Parts = {blocks: [], others: []};
  let fence: string | undefined;
  source.split('\n').forEach((text, index) => {
    if (index + 1 < from) return;
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})\s*([^`]*)$/.exec(text) ?? [];
    const open = parts.blocks.at(-1);
    if (fence !== undefined && open) {
      if (mark.startsWith(fence) && info.trim() === '') {
        open.isClosed = true;
        fence = undefined;
      } else open.lines.push(text);
    } else if (mark) {
      fence = mark;
      parts.blocks.push({language: info.trim().split(/\s/)[0] ?? '', line: index + 1, lines: [], isClosed: false});
    } else parts.others.push([index + 1, text]);
  });
  return parts;
}

type Report = (line: number, rule: string, what: string, fix: string) => void;

function checkBlock({language, line, lines, isClosed}: Block, report: Report): void {
  const name = `\`\`\`${language}`;
  if (!isClosed)
    report(line, 'fence', `The block ${name} is not closed.`, 'Write ``` on a line of its own at its end.');
  // A fence that begins inside another has usually lost the end of the first.
  const inner = /^(?:md|mdx|markdown|text)?$/.test(language) ? -1 : lines.findIndex((text) => /^\s*```\w/.test(text));
  if (isClosed && inner >= 0)
    report(
      line,
      'fence',
      `The block ${name} is not closed before the next one begins in line ${line + 1 + inner}.`,
      'Write ``` on a line of its own at its end.',
    );
  const heading = language === 'request' ? lines.findIndex((text) => /^#{2,} \S/.test(text)) : -1;
  if (heading >= 0)
    report(
      line + 1 + heading,
      'fence',
      `A heading stands inside the block ${name} that begins in line ${line}.`,
      'Close the block with ``` before the heading.',
    );
  if (language !== 'json' || !isClosed) return;
  try {
    JSON.parse(lines.join('\n'));
  } catch (error) {
    report(
      line,
      'json',
      `The block is not valid JSON: ${(error as Error).message.split('\n')[0]}.`,
      'Correct it, or name the block ```text where it is only a part.',
    );
  }
}

function checkDirectives(others: Parts['others'], report: Report): void {
  const open: {line: number; mark: string}[] = [];
  for (const [line, text] of others) {
    const [, mark, name = ''] = /^\s*(:{3,})\s*([\w-]*)/.exec(text) ?? [];
    if (mark === undefined) continue;
    if (name === '') {
      if (open.pop() === undefined)
        report(line, 'directive', '`:::` closes nothing.', 'Remove it, or write the beginning, such as :::note.');
      continue;
    }
    open.push({line, mark});
    if (!BOXES.includes(name))
      report(line, 'directive', `There is no box \`:::${name}\`.`, `Write one of ${BOXES.join(', ')}.`);
  }
  for (const {line} of open)
    report(line, 'directive', 'The box that begins here is not closed.', 'Write ::: on a line of its own at its end.');
}

/**
 * @param file path from the project's folder
 * @param source the file's text
 * @param bodyLine line after the front matter
 */
export function checkLines(file: string, source: string, bodyLine: number): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, rule, what, fix) => void findings.push({file, line, rule, what, fix});
  const {blocks, others} = fileParts(source, bodyLine);
  for (const block of blocks) checkBlock(block, report);
  checkDirectives(others, report);
  return findings;
}
