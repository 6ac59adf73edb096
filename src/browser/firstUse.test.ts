import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {onFirstUse} from './firstUse';
import {followVisits} from './visit';

const history = createMemoryHistory();
followVisits(history);

/** A module that comes when it is told to. */
function slowModule(): {load: () => Promise<string>; come: () => void} {
  const waiting: ((name: string) => void)[] = [];
  return {
    load: () => new Promise((resolve) => waiting.push(resolve)),
    come: () => waiting.forEach((resolve) => resolve('module')),
  };
}

describe('what is loaded on first use', () => {
  beforeEach(() => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), {location: {pathname: '/'}}));
    vi.stubGlobal('document', {activeElement: {}});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes to the reader who waits for it', async () => {
    const {load, come} = slowModule();
    const used = onFirstUse(load)();
    come();
    expect(await used).toBe('module');
  });

  it('does not come to a page that the reader has left, and comes to the next', async () => {
    const {load, come} = slowModule();
    const use = onFirstUse(load);
    const left = use();
    history.push('/b');
    const stayed = use();
    come();
    expect([await left, await stayed]).toEqual([undefined, 'module']);
  });

  it('comes once to a reader who asks twice', async () => {
    const {load, come} = slowModule();
    const use = onFirstUse(load);
    const uses = [use(), use()];
    come();
    expect(await Promise.all(uses)).toEqual([undefined, 'module']);
  });
});
