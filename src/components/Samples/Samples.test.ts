import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {exampleValues, LANGUAGES, loopSamplesFor} from '@ecosystems-docs/openapi-docs/samples';
import {findOperation} from '../../api/node/descriptions';
import {programNames} from '../../outputs/programs';
import {isKnownLanguage} from '../CodeBlock/highlight';

const styles = readFileSync('src/components/Samples/Samples.css', 'utf8');

it.each(LANGUAGES.map(({id}) => id))('shows samples in %s once it is chosen', (id) => {
  expect(id, 'The script in the head knows a stored language by its letters from a to z.').toMatch(/^[a-z]+$/);
  const rule = `html[data-sample-language='${id}'] [data-sample='${id}']`;
  expect(styles.includes(rule), `Add ${rule} to src/components/Samples/Samples.css.`).toBe(true);
});

it('names modules in loops that are there to save', () => {
  const operation = findOperation('packages/getRegistries');
  const programs = loopSamplesFor(operation, exampleValues(operation))!.map(({code}) => code);
  const modules = programs.flatMap((code) => /(?<=\/programs\/)ecosystems\.\w+/.exec(code) ?? []);
  expect(modules.length).toBeGreaterThan(4);
  expect(programNames(), 'Write the module into static/programs.').toEqual(expect.arrayContaining(modules));
});

it.each(LANGUAGES.map(({highlight}) => highlight))('highlights code in %s', (highlight) => {
  expect(isKnownLanguage(highlight), 'Register it in src/components/CodeBlock/highlight.ts.').toBe(true);
});
