/** All prose checks together: pages, API descriptions and the catalogue's texts. */
import {readFileSync} from 'node:fs';
import {categories, services} from '../../src/catalogue/services';
import type {SourceFile} from '@ecosystems-docs/openapi-docs/node';
import {checkDates} from './dates';
import {descriptionSources, passagesOfDescription} from './descriptionPassages';
import {checkFacts} from './facts';
import {sorted, type Finding} from './finding';
import {parseDocs, type ParsedDoc} from './parsedDoc';
import {lineAt, type Passage} from './passage';
import {checkRepeated} from './repetition';
import {checkSizes} from './sizes';
import {checkSpelling} from './spellcheck';
import {checkStructure, checkUnique} from './structure';
import {checkTerms} from './terms';

const CATALOGUE = 'src/catalogue/services.ts';

/** The catalogue's titles and descriptions, which are on many pages. */
function cataloguePassages(): Passage[] {
  const source = readFileSync(CATALOGUE, 'utf8');
  return [...services, ...categories].flatMap(({title, description}) =>
    [title, description].map(
      (text): Passage => ({file: CATALOGUE, text, line: () => lineAt(source, source.indexOf(text))}),
    ),
  );
}

/** What the lint reads: the pages, the API descriptions, and other texts that readers see. */
export interface Texts {
  pages: readonly ParsedDoc[];
  descriptions: readonly SourceFile[];
  others: readonly Passage[];
}

/** @returns everything that is wrong with the given texts, by file and line. */
export async function lintTexts({pages, descriptions, others}: Texts): Promise<Finding[]> {
  const passages = [
    ...pages.flatMap((page) => page.passages),
    ...descriptions.flatMap(passagesOfDescription),
    ...others,
  ];
  return sorted([
    ...pages.flatMap(checkStructure),
    ...checkUnique(pages),
    ...checkRepeated(pages),
    ...passages.flatMap(checkTerms),
    ...passages.flatMap(checkDates),
    ...passages.flatMap(checkSizes),
    ...passages.flatMap(checkFacts),
    ...(await checkSpelling(passages)),
  ]);
}

/** @returns everything that is wrong with our texts, by file and line. */
export function lintProse(): Promise<Finding[]> {
  return lintTexts({pages: parseDocs(), descriptions: descriptionSources(), others: cataloguePassages()});
}
