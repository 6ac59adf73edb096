import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {LANGUAGES} from '@ecosystems-docs/openapi-docs/samples';
import {isKnownLanguage} from '../CodeBlock/highlight';

const styles = readFileSync('src/components/Samples/Samples.css', 'utf8');

it.each(LANGUAGES.map(({id}) => id))('shows samples in %s once it is chosen', (id) => {
  expect(id, 'The script in the head knows a stored language by its letters from a to z.').toMatch(/^[a-z]+$/);
  const rule = `html[data-sample-language='${id}'] [data-sample='${id}']`;
  expect(styles.includes(rule), `Add ${rule} to src/components/Samples/Samples.css.`).toBe(true);
});

it.each(LANGUAGES.map(({highlight}) => highlight))('highlights code in %s', (highlight) => {
  expect(isKnownLanguage(highlight), 'Register it in src/components/CodeBlock/highlight.ts.').toBe(true);
});
