/**
 * Who asks. Kept in this module's memory and nowhere else: not in React's state
 * or in attributes (fields write here from their `value` property), not in
 * storage, the page's address, the history or samples. A reload forgets it.
 */
export const secrets = {
  /** An e-mail address; empty: none. */
  contact: '',
  /** An API key; empty: none. */
  key: '',
};

/** Which of them go along with a request. */
export interface Who {
  contact: boolean;
  key: boolean;
}

/** @returns which of them are entered */
export const whoAsks = (): Who => ({contact: secrets.contact !== '', key: secrets.key !== ''});

export const NOBODY: Who = {contact: false, key: false};

/** Which of the two: its name is the end of the field's id. */
export type Secret = keyof typeof secrets;

const RULES: Readonly<Record<Secret, {fits: RegExp; problem: string}>> = {
  // What the gateway takes for an e-mail address.
  contact: {fits: /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@.]+$/u, problem: 'Enter a valid email address.'},
  // What can stand in a header.
  key: {fits: /^[\x21-\x7e]+$/, problem: 'Use only ASCII characters, without spaces.'},
};

/** @returns what is wrong with what was typed; undefined: nothing */
export function secretProblem(of: Secret, text: string): string | undefined {
  return text === '' || RULES[of].fits.test(text) ? undefined : RULES[of].problem;
}
