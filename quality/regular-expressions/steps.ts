/**
 * Counts the steps of a regular expression on texts that are bad for it, so that a test finds one that grows faster
 * than its text without measuring time. Backtracks as browsers do.
 */
import {RegExpParser, type AST} from '@eslint-community/regexpp';

type Next = (at: number) => boolean;
/** Matches at a place of the text, and goes on with what follows. */
type Matcher = (at: number, next: Next) => boolean;

/** Steps after which a text counts as endless. */
const MAX_STEPS = 500_000;

/** A look-behind is tried from this far back. */
const LOOK_BEHIND = 12;

const CHARACTERS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '@',
  ':',
  '_',
  '"',
  "'",
  '=',
  '#',
  '\\',
  '\n',
  '[',
  '{',
  '<',
  '\u0000',
];

class TooMany extends Error {}

/** A regular expression that counts. */
class Counter {
  #text = '';
  #steps = 0;
  readonly #groups = new Map<AST.CapturingGroup, string>();
  readonly #matches: Matcher;
  readonly #flags: string;

  constructor({pattern, flags}: AST.RegExpLiteral) {
    this.#flags = flags.raw;
    this.#matches = this.#any(pattern.alternatives);
  }

  /** @returns the steps of all matches in a text; Infinity where there is no end */
  count(text: string): number {
    this.#text = text;
    this.#steps = 0;
    try {
      for (let start = 0; start <= text.length; start += 1) {
        let end = start;
        const isFound = this.#matches(start, (at) => ((end = at), true));
        if (isFound ? !/[gy]/.test(this.#flags) : this.#flags.includes('y')) break;
        start = Math.max(start, end - 1);
      }
      return this.#steps;
    } catch (error) {
      if (error instanceof TooMany || error instanceof RangeError) return Infinity;
      throw error;
    }
  }

  #any(alternatives: readonly AST.Alternative[]): Matcher {
    const all = alternatives.map(({elements}) => this.#all(elements.map((element) => this.#matcher(element))));
    return (at, next) => all.some((match) => match(at, next));
  }

  #all([first, ...rest]: readonly Matcher[]): Matcher {
    if (!first) return (at, next) => next(at);
    const others = this.#all(rest);
    return rest.length === 0 ? first : (at, next) => first(at, (then) => others(then, next));
  }

  #matcher(element: AST.Element): Matcher {
    switch (element.type) {
      case 'Quantifier':
        return this.#repeated(element);
      case 'Group':
        return this.#any(element.alternatives);
      case 'CapturingGroup':
        return this.#captured(element);
      case 'Assertion':
        return this.#asserted(element);
      case 'Backreference':
        return (at, next) => {
          const text = [element.resolved].flat().map((group) => this.#groups.get(group) ?? '')[0] ?? '';
          return this.#text.startsWith(text, at) && next(at + text.length);
        };
      default:
        return this.#character(element.raw);
    }
  }

  #character(raw: string): Matcher {
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags.replace(/[gmy]/g, ''));
    const known = new Map<string, boolean>();
    return (at, next) => {
      this.#steps += 1;
      if (this.#steps > MAX_STEPS) throw new TooMany();
      const character = this.#text[at];
      if (character === undefined) return false;
      const fits = known.get(character) ?? pattern.test(character);
      known.set(character, fits);
      return fits && next(at + 1);
    };
  }

  #repeated({element, min, max, greedy}: AST.Quantifier): Matcher {
    const once = this.#matcher(element);
    const from = (times: number, at: number, next: Next): boolean => {
      const more = (): boolean =>
        times < max && once(at, (then) => (then > at || times < min) && from(times + 1, then, next));
      const done = (): boolean => times >= min && next(at);
      return greedy ? more() || done() : done() || more();
    };
    return (at, next) => from(0, at, next);
  }

  #captured(group: AST.CapturingGroup): Matcher {
    const match = this.#any(group.alternatives);
    return (at, next) =>
      match(at, (then) => {
        this.#groups.set(group, this.#text.slice(at, then));
        return next(then);
      });
  }

  #asserted(assertion: AST.Assertion): Matcher {
    const holds = this.#holds(assertion);
    return (at, next) => holds(at) && next(at);
  }

  #holds(assertion: AST.Assertion): (at: number) => boolean {
    const isWord = (at: number): boolean => /\w/.test(this.#text[at] ?? '');
    const isLine = this.#flags.includes('m');
    switch (assertion.kind) {
      case 'start':
        return (at) => at === 0 || (isLine && this.#text[at - 1] === '\n');
      case 'end':
        return (at) => at === this.#text.length || (isLine && this.#text[at] === '\n');
      case 'word':
        return (at) => (isWord(at - 1) !== isWord(at)) !== assertion.negate;
      case 'lookahead': {
        const match = this.#any(assertion.alternatives);
        return (at) => match(at, () => true) !== assertion.negate;
      }
      case 'lookbehind': {
        const match = this.#any(assertion.alternatives);
        const endsAt = (at: number): boolean => {
          for (let start = at; start >= Math.max(0, at - LOOK_BEHIND); start -= 1)
            if (match(start, (end) => end === at)) return true;
          return false;
        };
        return (at) => endsAt(at) !== assertion.negate;
      }
    }
  }
}

/** @returns a text that an element matches, with the characters that are wanted where it leaves a choice */
function sampleOf(element: AST.Element, wanted = ''): string {
  switch (element.type) {
    case 'Quantifier':
      return sampleOf(element.element, wanted).repeat(Math.min(element.max, Math.max(element.min, 1)));
    case 'Group':
    case 'CapturingGroup':
      return (element.alternatives[0]?.elements ?? []).map((inner) => sampleOf(inner, wanted)).join('');
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(element, wanted)[0] ?? '';
    default:
      return '';
  }
}

function charactersOf({raw}: AST.Element, wanted = ''): string[] {
  const pattern = new RegExp(`^(?:${raw})$`, /\\p|\\u\{/i.test(raw) ? 'u' : '');
  return [...wanted, ...CHARACTERS, ...raw].filter((character) => pattern.test(character));
}

/** @returns what stands before an element in each group around it, as a text that is matched */
function prefixOf(element: AST.Element): string {
  const {parent} = element;
  if (parent.type !== 'Alternative') return parent.type === 'Quantifier' ? prefixOf(parent) : '';
  const before = parent.elements
    .slice(0, parent.elements.indexOf(element))
    .map((inner) => sampleOf(inner))
    .join('');
  const around = parent.parent;
  return (around.type === 'Group' || around.type === 'CapturingGroup' ? prefixOf(around) : '') + before;
}

/** Repeated more often than this an element counts as one that has no end. */
const LONG = 10;

function quantifiersIn(node: AST.Pattern | AST.Alternative | AST.Element): AST.Quantifier[] {
  if (node.type === 'Quantifier') return [...(node.max > LONG ? [node] : []), ...quantifiersIn(node.element)];
  if (node.type === 'Alternative') return node.elements.flatMap(quantifiersIn);
  return 'alternatives' in node ? node.alternatives.flatMap((one) => quantifiersIn(one)) : [];
}

/** What is repeated, with what stands before it. */
function* attacksOn(pattern: AST.Pattern): Generator<{before: string; repeated: string}> {
  for (const quantifier of quantifiersIn(pattern)) {
    const {element} = quantifier;
    const prefix = prefixOf(quantifier);
    const bodies =
      'alternatives' in element
        ? element.alternatives.flatMap(({elements}) =>
            ['', prefix].map((wanted) => elements.map((inner) => sampleOf(inner, wanted)).join('')),
          )
        : charactersOf(element).slice(0, 6);
    for (const body of new Set(bodies.filter(Boolean))) {
      yield {before: prefix, repeated: body};
      yield {before: '', repeated: body};
      if (prefix) yield {before: '', repeated: prefix + body};
    }
    if (prefix) yield {before: '', repeated: prefix};
  }
}

const TAILS = ['', '\n\u0000', '!'];
/** How often a part is repeated: enough to see growth, and no more than {@link SHORT} characters. */
const TIMES = 30;
const SHORT = 400;

/**
 * @param literal with its slashes and flags
 * @param length of the longest text that it reads
 * @returns the steps that it takes at most for such a text, as its growth from short ones lets expect
 */
export function stepsFor(literal: string, length: number): number {
  const ast = new RegExpParser().parseLiteral(literal);
  const counter = new Counter(ast);
  let most = 0;
  for (const {before, repeated} of attacksOn(ast.pattern))
    for (const tail of TAILS) {
      const text = (times: number): string => before + repeated.repeat(times) + tail;
      const times = Math.max(4, Math.min(TIMES, Math.floor(SHORT / repeated.length)));
      const short = counter.count(text(times));
      const long = counter.count(text(2 * times));
      if (long === Infinity) return Infinity;
      if (short > 0) most = Math.max(most, long * (long / short) ** Math.log2(length / text(2 * times).length));
    }
  return most;
}
