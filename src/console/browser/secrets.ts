/**
 * Who asks. Kept in this module's memory and nowhere else: not in React's state
 * or in attributes (fields write here from their `value` property), not in
 * storage, the page's address, the history or samples. A reload forgets it.
 */
export interface Secrets {
  /** An e-mail address; empty: none. */
  contact: string;
  /** An API key; empty: none. */
  key: string;
}

export const secrets: Secrets = {contact: '', key: ''};

/** What the gateway takes for an e-mail address. */
const EMAIL = /^\S+@\S+\.\S+$/;
/** What can stand in a header. */
const KEY = /^[\x21-\x7e]+$/;

/** @returns what is wrong with what was typed; undefined: nothing */
export function contactProblem(text: string): string | undefined {
  return text === '' || EMAIL.test(text) ? undefined : 'Enter a valid email address.';
}

/** @returns what is wrong with what was typed; undefined: nothing */
export function keyProblem(text: string): string | undefined {
  return text === '' || KEY.test(text) ? undefined : 'Use only ASCII characters, without spaces.';
}
