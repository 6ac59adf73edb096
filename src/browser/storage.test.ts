import {afterEach, expect, it, vi} from 'vitest';
import {readStored, store} from './storage';

afterEach(() => vi.unstubAllGlobals());

/** A storage as browsers have it. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

it('keeps a text in its place until it is removed', () => {
  vi.stubGlobal('window', {localStorage: storage(), sessionStorage: storage()});
  expect(store('key', 'kept')).toBe(true);
  expect(store('key', 'of the tab', 'sessionStorage')).toBe(true);
  expect([readStored('key'), readStored('key', 'sessionStorage')]).toEqual(['kept', 'of the tab']);
  expect(store('key', null)).toBe(true);
  expect([readStored('key'), readStored('key', 'sessionStorage')]).toEqual([null, 'of the tab']);
});

it('says so where the browser refuses, and finds nothing there', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('Refused', 'SecurityError');
    },
  });
  expect(store('key', 'text')).toBe(false);
  expect(store('key', null)).toBe(false);
  expect(readStored('key')).toBeNull();
});
