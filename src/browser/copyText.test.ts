import {afterEach, describe, expect, it, vi} from 'vitest';
import {copyText} from './copyText';

/** Stands for a browser with a clipboard, and returns what is put into it. */
function browser({secure = true, refuses = false, items = true, has = true}): string[] {
  const copied: string[] = [];
  const put = (text: string): void => {
    if (refuses) throw new DOMException('No.', 'NotAllowedError');
    copied.push(text);
  };
  class Item {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('window', {isSecureContext: secure});
  vi.stubGlobal('ClipboardItem', items ? Item : undefined);
  const clipboard = {
    writeText: async (text: string) => put(text),
    write: async ([item]: Item[]) => put(await (await item!.data['text/plain'])!.text()),
  };
  vi.stubGlobal('navigator', has ? {clipboard} : {});
  return copied;
}

describe('copying', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([{items: true}, {items: false}])('takes a text, or the promise of one: %o', async (support) => {
    const copied = browser(support);
    expect(await copyText('one')).toBeUndefined();
    expect(await copyText(Promise.resolve('two'))).toBeUndefined();
    expect(copied).toEqual(['one', 'two']);
  });

  it('gives the promise to the clipboard in the click itself, as WebKit demands', () => {
    browser({});
    const write = vi.spyOn(navigator.clipboard, 'write');
    void copyText(new Promise(() => undefined));
    expect(write).toHaveBeenCalledOnce();
  });

  it.each([
    ['insecure', {secure: false}],
    ['insecure', {secure: false, has: false}],
    ['refused', {refuses: true}],
    ['refused', {has: false}],
  ] as const)('says that it is %s: %o', async (failure, support) => {
    const copied = browser(support);
    expect(await copyText('one')).toBe(failure);
    expect(await copyText(Promise.resolve('two'))).toBe(failure);
    expect(copied).toEqual([]);
  });

  it.each([{items: true}, {items: false}])('says that the text is missing: %o', async (support) => {
    browser(support);
    expect(await copyText(Promise.reject(new Error('404')))).toBe('missing');
  });
});
