import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loadForButton, onFirstUse} from './firstUse';
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

/** As much of a button as is used. */
function button(): HTMLElement & {attributes: Record<string, string>} {
  const attributes: Record<string, string> = {};
  return {
    attributes,
    textContent: 'Run',
    setAttribute: (name: string, value: string) => (attributes[name] = value),
    removeAttribute: (name: string) => Reflect.deleteProperty(attributes, name),
  } as unknown as HTMLElement & {attributes: Record<string, string>};
}

describe('what is loaded on first use', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', {activeElement: {}});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

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

  it('is reported in its button if it fails, tried again, and given up the second time', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const place = button();
    const giveUp = vi.fn();
    const fails = (): Promise<never> => Promise.reject(new Error('404'));
    expect(await loadForButton(place, fails, giveUp)).toBeUndefined();
    expect([place.textContent, place.attributes]).toEqual(["Couldn't load. Try again", {}]);
    expect(giveUp).not.toHaveBeenCalled();
    await loadForButton(place, fails, giveUp);
    expect(giveUp).toHaveBeenCalledOnce();
    expect(await loadForButton(place, () => Promise.resolve('module'), giveUp)).toBe('module');
    expect(place.textContent).toBe('Run');
  });
});
