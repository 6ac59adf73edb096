import {expect, it} from 'vitest';
import {factText} from './access';
import {API_COUNT, services} from './services';

it('counts the services with an API, and their descriptions, as the facts of pages do', () => {
  expect(factText('count.services')).toBe(String(API_COUNT));
  expect(factText('count.apis')).toBe(String(services.flatMap(({descriptions}) => descriptions).length));
});
