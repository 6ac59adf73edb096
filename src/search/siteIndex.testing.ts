/** For tests only: the search index of the whole site, which one thread makes once for all test files, and the whole texts. */
import {buildSearch} from './node/buildIndex';

export const {index: siteIndex, texts: siteTexts} = buildSearch();
