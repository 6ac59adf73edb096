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
interface Texts {
  pages: readonly ParsedDoc[];
  descriptions: readonly SourceFile[];
  others: readonly Passage[];
}

/**
 * @param isChosen tells of which files to say what is wrong; pages are compared with all others
 * @returns everything that is wrong with the given texts, by file and line
 */
export async function lintTexts(
  {pages, descriptions, others}: Texts,
  isChosen: (file: string) => boolean = () => true,
): Promise<Finding[]> {
  const chosen = pages.filter(({file}) => isChosen(file));
  const passages = [
    ...pages.flatMap((page) => page.passages),
    ...descriptions.flatMap(passagesOfDescription),
    ...others,
  ].filter(({file}) => isChosen(file));
  return sorted([
    ...chosen.flatMap(checkStructure),
    ...[...checkUnique(pages), ...checkRepeated(pages)].filter(({file}) => isChosen(file)),
    ...passages.flatMap(checkTerms),
    ...passages.flatMap(checkDates),
    ...passages.flatMap(checkSizes),
    ...passages.flatMap(checkFacts),
    ...(await checkSpelling(passages)),
  ]);
}

/** @returns everything that is wrong with our texts, or with the chosen of them, by file and line. */
export function lintProse(isChosen?: (file: string) => boolean): Promise<Finding[]> {
  const texts = {pages: parseDocs(), descriptions: descriptionSources(), others: cataloguePassages()};
  return lintTexts(texts, isChosen);
}
