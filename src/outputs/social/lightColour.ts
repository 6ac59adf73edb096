import {readFileSync} from 'node:fs';

const TOKENS = 'src/css/tokens.css';
const css = readFileSync(TOKENS, 'utf8');

/**
 * @param token name of a custom property
 * @returns its colour in light mode
 * @throws Error where the tokens have none of that name
 */
export function lightColour(token: string): string {
  const colour = new RegExp(`^ *${token}: (?:light-dark\\()?(#[0-9a-f]{3,8})`, 'm').exec(css)?.[1];
  if (colour === undefined) throw new Error(`${TOKENS} has no colour ${token}.`);
  return colour;
}
