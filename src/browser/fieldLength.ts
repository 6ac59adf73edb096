/**
 * Characters that a field takes on one line. The browser cuts a longer text before the field has it:
 * to lay out a pasted file would block the page for seconds.
 */
export const MAX_LINE_LENGTH = 2000;
