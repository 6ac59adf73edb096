/** Attributes that the fields of the dialog and the search page share. */
export const FIELD = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search for a word, field, path or question',
} as const;
