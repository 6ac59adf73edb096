/** Reads TOML. Loaded with the first file that needs it. */
import {parse, TomlError} from 'smol-toml';
import {Unreadable} from './unreadable';

/** @returns the value of the text @throws Unreadable with the place of the fault */
export function parseToml(text: string, what: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof TomlError) throw new Unreadable(`${what} isn't valid TOML: check line ${error.line}.`);
    throw error;
  }
}
