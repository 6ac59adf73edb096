/** Checks that a number that the catalogue or the descriptions have isn't typed into a page. */
import {factText} from '../../src/catalogue/access';
import {countOperations, loadDescriptions} from '../../src/api/node/descriptions';
import type {Finding} from './finding';
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
