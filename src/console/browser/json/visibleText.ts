/** Texts of a response as they are shown: nothing in them hides or moves what is around it. */

/** Controls, characters that change the direction of a line, and those without width, except the two that join letters. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const escape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @returns a text in which everything can be seen and stands where it is */
export const visibleText = (text: string): string => text.replace(UNSEEN, escape);

/** @returns a text as JSON, in which everything can be seen and stands where it is */
export const jsonText = (text: string): string => visibleText(JSON.stringify(text));

/** @returns the beginning of a text; it ends between two characters */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
