/** Texts of a response as they are shown: nothing in them hides or moves what is around it. */
import {UNSEEN} from './unseen';

/** Controls and separators of lines. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const escape = (run: string): string =>
  run
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** @returns a text in which everything can be seen and stands where it is */
export const visibleText = (text: string): string => text.replace(UNSEEN, escape).replace(CONTROLS, escape);

/** @returns a text as JSON, in which everything can be seen and stands where it is */
export const jsonText = (text: string): string => visibleText(JSON.stringify(text));

/** @returns the beginning of a text; it ends between two characters */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
