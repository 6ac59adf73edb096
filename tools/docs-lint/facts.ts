/** Checks that a number that the catalogue or the descriptions have isn't typed into a page. */
import {visit} from 'unist-util-visit';
import {factText} from '../../src/catalogue/access';
import {countOperations, loadDescriptions} from '../../src/api/node/descriptions';
import type {Finding} from './finding';
import {textOf, type ParsedDoc} from './parsedDoc';
import {findingAt, type Passage} from './passage';

/** What follows a number, and the facts that have it. */
const FACTS: readonly [after: RegExp, facts: readonly string[]][] = [
  [
    /^ (?:requests? )?(?:an|per) hour\b/,
    ['rateLimit.anonymous', 'rateLimit.polite', 'rateLimit.keyWithoutPlan', 'plan.develop.limit', 'plan.scale.limit'],
  ],
  [/^ registries\b/, ['count.registries']],
];

const NUMBER = /(?<![\w.,])\d{1,3}(?:,\d{3})*(?![\w.,]*\d)/g;

/** @returns a finding for each typed number of a page that is a fact of the catalogue, or the count of all operations */
export function checkFacts(passage: Passage): Finding[] {
  if (!passage.file.startsWith('docs/')) return [];
  const text = passage.text.replace(/\s/g, ' ');
  const all = String(countOperations(loadDescriptions()));
  return [...text.matchAll(NUMBER)].flatMap(({0: number, index}): Finding[] => {
    const after = text.slice(index + number.length);
    const name = FACTS.find(([unit]) => unit.test(after))?.[1].find((fact) => factText(fact) === number);
    if (name !== undefined)
      return [
        findingAt(passage, index, 'fact', `"${number}" is typed, but it is a fact.`, `Write <Fact of="${name}" />.`),
      ];
    return number === all && /^ operations\b/.test(after)
      ? [
          findingAt(
            passage,
            index,
            'fact',
            `"${all} operations" is typed.`,
            'Leave the number out: the lists of operations count themselves.',
          ),
        ]
      : [];
  });
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const REQUESTS = new RegExp(`\\b(${WORDS.join('|')}|\\d+) requests\\b`, 'i');

/** @returns how many different requests a page shows: one that is shown twice counts once */
function requestsOf(page: ParsedDoc): number {
  const shown = new Set<string>();
  visit(page.tree, 'code', ({lang, meta, value}) => {
    if (lang === 'request') shown.add(`${meta?.split(' ')[0] ?? ''}\n${value}`);
  });
  return shown.size;
}

function numberOf(word: string): number {
  const at = WORDS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at;
}

/** @returns a finding for each title, description or link that gives another number of requests than its page has */
export function checkRequestCounts(pages: readonly ParsedDoc[]): Finding[] {
  const byRoute = new Map(pages.map((page) => [`/${page.file.replace(/(?:\/index)?\.mdx$/, '')}`, page]));
  const check = (text: string, target: ParsedDoc | undefined, file: string, line: number): Finding[] => {
    const [, word] = REQUESTS.exec(text) ?? [];
    const shown = target && requestsOf(target);
    return word === undefined || shown === undefined || shown < 2 || numberOf(word) === shown
      ? []
      : [
          {
            file,
            line,
            rule: 'count',
            what: `"${word} requests", but ${target?.file} shows ${shown}.`,
            fix: 'Correct the number, or leave it out.',
          },
        ];
  };
  return pages.flatMap((page) => {
    const found = (['title', 'description'] as const).flatMap((key) => {
      const text = page.front[key];
      return typeof text === 'string' ? check(text, page, page.file, 2) : [];
    });
    visit(page.tree, 'link', (node) => {
      const target = byRoute.get(node.url.replace(/#.*$/, ''));
      found.push(...check(textOf(node), target, page.file, node.position?.start.line ?? 1));
    });
    return found;
  });
}
