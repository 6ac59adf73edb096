/**
 * Characters that a field takes on one line. The browser cuts a longer text before the field has it:
 * to lay out a pasted file would block the page for seconds.
 */
export const MAX_LINE_LENGTH = 2000;

/** Lines that a field takes, for the same reason: a thousand queries of a batch, each in several lines. */
export const MAX_LINES = 10_000;

/** @returns as much of a text as a field takes */
export const firstLines = (text: string): string => text.split('\n', MAX_LINES).join('\n');

/** Whether a text has all the lines that a field takes, and perhaps lost more. */
export const isFullOfLines = (text: string): boolean => text.split('\n', MAX_LINES).length === MAX_LINES;
