/** A sample as lines of pieces, so that a long line can be broken well and a parameter found in it. */
import type {Operation} from '../model';
import {valueText} from '../words/valueText';
import {shellWord} from './quote';
import {urlPieces, type RequestValues} from './request';

/** A run of text of one colour, made by one parameter or by none. */
export interface Piece {
  text: string;
  /** One letter that names the colour, as the class of its style. */
  colour?: string;
  parameter?: string;
}

export interface Line {
  /** Characters before the first that is no space; a tab counts as two. */
  indent: number;
  pieces: Piece[];
}

/** Caps the hanging indent: few lines are deeper, and a window is narrow. */
const MAX_INDENT_LEVEL = 6;

/** @returns the class for the indent of a line, by which the rest of a long line hangs below its start */
export function indentClass(indent: number): string | undefined {
  return indent > 0 ? `i${Math.min(Math.ceil(indent / 2), MAX_INDENT_LEVEL)}` : undefined;
}

/** @returns the text in parts between which a line may break: after each slash of a long URL */
export const breakable = (text: string): string[] => text.split(/(?<=[^:/]\/)(?=\w)/);

/** A part of a sample that a parameter made, by offsets. */
interface Mark {
  start: number;
  end: number;
  parameter: string;
}

/** The URL is the same in every language: it is encoded so that no language has to escape it. */
function marksOfUrl(code: string, operation: Operation, values: RequestValues): Mark[] {
  const pieces = urlPieces(operation, values);
  const url = pieces.map(({text}) => text).join('');
  const marks: Mark[] = [];
  for (let at = code.indexOf(url); at >= 0; at = code.indexOf(url, at + url.length)) {
    let start = at;
    for (const {text, parameter} of pieces) {
      if (parameter !== undefined) marks.push({start, end: start + text.length, parameter});
      start += text.length;
    }
  }
  return marks;
}

/** The command line client takes parameters as options and arguments. */
function marksOfCommand(code: string, operation: Operation, values: RequestValues): Mark[] {
  const marks: Mark[] = [];
  for (const {name} of operation.parameters) {
    const value = values.parameters[name];
    if (value === undefined) continue;
    const word = shellWord(valueText(value));
    const written = [`--${name.replaceAll('_', '-')} ${word}`, word]
      .map((text) => ({text, start: code.lastIndexOf(` ${text}`)}))
      .find(({start}) => start >= 0);
    if (written) marks.push({start: written.start + 1, end: written.start + 1 + written.text.length, parameter: name});
  }
  return marks;
}

/** Divides pieces where marks begin and end. */
function withMarks(pieces: readonly Piece[], marks: readonly Mark[]): Piece[] {
  const cuts = [...new Set(marks.flatMap(({start, end}) => [start, end]))].sort((a, b) => a - b);
  let at = 0;
  return pieces.flatMap(({text, colour}) => {
    const [from, to] = [at, at + text.length];
    at = to;
    const bounds = [from, ...cuts.filter((cut) => cut > from && cut < to), to];
    return bounds.slice(1).map((end, index): Piece => {
      const start = bounds[index] as number;
      const parameter = marks.find((mark) => mark.start <= start && end <= mark.end)?.parameter;
      return {
        text: text.slice(start - from, end - from),
        ...(colour ? {colour} : {}),
        ...(parameter === undefined ? {} : {parameter}),
      };
    });
  });
}

function indentOf(text: string): number {
  return (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '  ').length;
}

/**
 * @param pieces the sample in its colours, or as one piece
 * @param operation the operation that it calls
 * @param values values of its parameters
 * @returns its lines; each ends with a line break, but for the last
 */
export function sampleLines(pieces: readonly Piece[], operation: Operation, values: RequestValues): Line[] {
  const code = pieces.map(({text}) => text).join('');
  const ofUrl = marksOfUrl(code, operation, values);
  const lines: Piece[][] = [[]];
  for (const piece of withMarks(pieces, ofUrl.length > 0 ? ofUrl : marksOfCommand(code, operation, values))) {
    for (const [index, text] of piece.text.split(/(?<=\n)/).entries()) {
      if (index > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
      if (text) lines.at(-1)?.push({...piece, text});
    }
  }
  return lines.map((line) => ({indent: indentOf(line.map(({text}) => text).join('')), pieces: line}));
}
