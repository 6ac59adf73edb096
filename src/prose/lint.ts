/** All prose checks together: pages, API descriptions and the catalogue's texts. */
import {readFileSync} from 'node:fs';
import {categories, services} from '../catalogue/services';
import {descriptionPassages} from './descriptions';
import {sorted, type Finding} from './finding';
import {readPages} from './page';
import {countWords, lineCounter, sentencesOf, type Passage} from './passage';
import {checkSpelling} from './spelling';
import {checkStructure, checkUnique} from './structure';
import {checkTerms, LONGEST_SENTENCE} from './terms';

const CATALOGUE = 'src/catalogue/services.ts';

/** The catalogue's titles and descriptions, which stand on many pages. */
function cataloguePassages(): Passage[] {
  const source = readFileSync(CATALOGUE, 'utf8');
  const line = lineCounter(source);
  return [...services, ...categories].flatMap(({title, description}) =>
    [title, description].map((text): Passage => ({file: CATALOGUE, kind: 'line', text, line: () => line(Math.max(0, source.indexOf(text)))})),
  );
}

/** @returns a finding for each sentence that is too long. */
export function checkSentences(passage: Passage): Finding[] {
  return sentencesOf(passage.text).flatMap(({text, start}) => {
    const words = countWords(text);
    if (words <= LONGEST_SENTENCE) return [];
    return [{
      file: passage.file,
      line: passage.line(start),
      rule: 'sentence',
      what: `A sentence of ${words} words: "${text.replace(/\s+/g, ' ').slice(0, 60)}…"`,
      mend: `Make two of it, or a list; ${LONGEST_SENTENCE} words are the most.`,
    }];
  });
}

/** @returns everything that is wrong with our texts, by file and line. */
export async function lintProse(): Promise<Finding[]> {
  const pages = readPages();
  const passages = [...pages.flatMap((page) => page.passages), ...descriptionPassages(), ...cataloguePassages()];
  return sorted([
    ...pages.flatMap(checkStructure),
    ...checkUnique(pages),
    ...passages.flatMap(checkTerms),
    ...passages.flatMap(checkSentences),
    ...(await checkSpelling(passages)),
  ]);
}
