import {expect, it} from 'vitest';
import {recmaStaticContent} from './recma';

it('says so if MDX compiles differently', () => {
  expect(() => recmaStaticContent()({type: 'Program', sourceType: 'module', body: []})).toThrow(/recma\.ts/);
});
