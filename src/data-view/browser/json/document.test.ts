import {afterEach, describe, expect, it, vi} from 'vitest';
import {NotJson, openJson} from './document';

describe('opening a response', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

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

  it('does not try again in the page what was too large for a worker', async () => {
    class FailingWorker {
      addEventListener(): void {}
      removeEventListener(): void {}
      terminate(): void {}
      postMessage(_question: unknown, [port]: MessagePort[]): void {
        port?.postMessage({failed: 'Invalid string length'});
      }
    }
    vi.stubGlobal('Worker', FailingWorker);
    const parsed = vi.spyOn(JSON, 'parse');
    const opened = openJson(new Blob(['['.padEnd(300_000), ']']));
    await expect(opened).rejects.toThrow('Invalid string length');
    await expect(opened).rejects.not.toBeInstanceOf(NotJson);
    expect(parsed).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
