import {MAX_LINE_LENGTH} from '../../browser/fieldLength';

/** Attributes that the fields of the dialog and the search page share. */
export const FIELD = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  // A pasted command or program, whose URL may stand at its end.
  maxLength: MAX_LINE_LENGTH,
  placeholder: 'Words or a question',
} as const;
