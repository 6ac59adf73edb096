import {visibleText} from '@ecosystems-docs/text';

/** @returns indented JSON. Controls and direction marks of strings are escaped: the value is the same, and nothing in it moves what is around it */
export const jsonDocument = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).split('\n').map(visibleText).join('\n')}\n`;
