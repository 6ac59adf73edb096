/** Says for people why a text can't be read, and what can. */
export class Unreadable extends Error {}
