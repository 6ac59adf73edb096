/** Writes JSON for a file. */
import {visibleText} from '../data-view/visibleText';

/** @returns indented JSON, in which controls and direction marks of strings are escaped: the value is the same, and nothing in it moves what is around it */
export const jsonFile = (document: unknown): string =>
  `${JSON.stringify(document, undefined, 2).split('\n').map(visibleText).join('\n')}\n`;
