import {describe, expect, it} from 'vitest';
import {format} from './finding';
import {parseDoc, parseDocs} from './parsedDoc';
import {checkAllQuestions, checkQuestions} from './expectedQuestions';

describe('questions', () => {
  it('have an answer on an existing page, twenty for each family', () => {
    expect(checkAllQuestions(parseDocs()).map(format)).toEqual([]);
  }, 180_000);

  it('are checked', () => {
    const page = parseDoc('docs/a.mdx', '---\ntitle: A\n---\n\n## One {#first}\n\nText.\n\n## Two words\n');
    const at = (path: string, anchor: string, question = 'What?'): string =>
      JSON.stringify({question, page: path, anchor});
    const source = `[\n${[at('/docs/a', 'first'), at('/docs/a', 'two-words', 'Why'), at('/docs/a', 'three', 'Where?'), at('/docs/b', 'x', 'Who?'), at('/docs/services/data-services/packages/lookup-package', 'parameter-purl')].join(',\n')}\n]`;
    expect(checkQuestions('q.json', source, [page]).map(({line, what}) => `${line} ${what}`)).toEqual([
      '1 There are 5 questions.',
      '3 "Why" is not a question.',
      '4 /docs/a has no anchor "three".',
      '5 There is no page /docs/b.',
      '2 "What?" is asked twice.',
    ]);
  }, 180_000);
});
