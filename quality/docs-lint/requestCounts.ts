/** Checks that a text that says how many requests a page has is right. */
import {visit} from 'unist-util-visit';
import {words} from '../../tools/command/words';
import type {Finding} from './finding';
import {nodeText, type ParsedDoc} from './parsedDoc';

const WORDS = words('zero one two three four five six seven eight nine ten eleven twelve');
const REQUESTS = new RegExp(`\\b(${WORDS.join('|')}|\\d+) requests\\b`, 'i');

/** @returns how many different requests a page shows: one that is shown twice counts once */
function requestsOf(page: ParsedDoc): number {
  const shown = new Set<string>();
  visit(page.tree, 'code', ({lang, meta, value}) => {
    if (lang === 'request') shown.add(`${meta?.split(' ')[0] ?? ''}\n${value}`);
  });
  return shown.size;
}

function wordNumber(word: string): number {
  const at = WORDS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at;
}

/** @returns a finding for each title, description or link that gives another number of requests than its page has */
export function checkRequestCounts(pages: readonly ParsedDoc[]): Finding[] {
  const byRoute = new Map(pages.map((page) => [`/${page.file.replace(/(?:\/index)?\.mdx$/, '')}`, page]));
  const check = (text: string, target: ParsedDoc | undefined, file: string, line: number): Finding[] => {
    const [, word] = REQUESTS.exec(text) ?? [];
    const shown = target && requestsOf(target);
    return word === undefined || shown === undefined || shown < 2 || wordNumber(word) === shown
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
      found.push(...check(nodeText(node), target, page.file, node.position?.start.line ?? 1));
    });
    return found;
  });
}
