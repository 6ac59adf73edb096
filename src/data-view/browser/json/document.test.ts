import {afterEach, describe, expect, it, vi} from 'vitest';
import {NotJson, openJson} from './document';

describe('opening a response', () => {
  afterEach(() => vi.restoreAllMocks());

  it('calls only what the parser refuses no JSON', async () => {
    await expect(openJson(new Blob(['{"a":']))).rejects.toBeInstanceOf(NotJson);
    vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new RangeError('Invalid string length');
    });
    await expect(openJson(new Blob(['{}']))).rejects.not.toBeInstanceOf(NotJson);
  });

  it('does not call a body that cannot be read no JSON', async () => {
    const blob = new Blob(['{}']);
    vi.spyOn(blob, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await expect(openJson(blob)).rejects.not.toBeInstanceOf(NotJson);
  });
});
