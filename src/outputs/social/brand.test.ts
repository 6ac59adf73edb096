import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The brand's colour on light and on dark, from the tokens. */
const [, LIGHT, DARK] = /--ifm-color-primary: light-dark\(#(\w{6}), #(\w{6})\)/.exec(
  readFileSync('src/css/tokens.css', 'utf8'),
)!;

it.each([
  ['img/logo', LIGHT],
  ['img/logo-dark', DARK],
  ['img/favicon', LIGHT],
  ['apple-touch-icon', LIGHT],
])(
  '%s has the brand’s colour: after a change, draw the pictures anew, and favicon.ico from favicon.svg',
  (name, colour) => {
    // A picture with a palette names its colours as they are.
    expect(readFileSync(`static/${name}.png`).includes(Buffer.from(colour!, 'hex'))).toBe(true);
    if (name.startsWith('img/')) expect(readFileSync(`static/${name}.svg`, 'utf8')).toContain(`#${colour}`);
  },
);
