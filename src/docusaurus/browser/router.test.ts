import {createMemoryHistory, type History} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const pages = new Map<string, {resolve(): void; reject(error: Error): void}>();
const told: [string, string | undefined, string][] = [];
const stopped: string[] = [];
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (pathname: string) => new Promise<void>((resolve, reject) => pages.set(pathname, {resolve, reject})),
}));
vi.mock('@docusaurus/core/lib/client/normalizeLocation', () => ({default: (location: unknown) => location}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (
    action: string,
    {previousLocation, location}: Record<'previousLocation' | 'location', {pathname: string} | null>,
  ) => {
    told.push([action, previousLocation?.pathname, location?.pathname ?? '']);
    return () => stopped.push(location?.pathname ?? '');
  },
}));

vi.mock('./scrollPositions', () => ({leaveEntry: () => undefined}));

const {whenLoaded} = await import('./router');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

function start(): {history: History; heard: string[]} {
  const history = whenLoaded(createMemoryHistory({initialEntries: ['/a']}));
  const heard: string[] = [];
  history.listen((location, action) => heard.push(`${action} ${location.pathname}`));
  return {history, heard};
}

describe('whenLoaded', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  });
  afterEach(() => {
    for (const list of [told, stopped]) list.length = 0;
    vi.unstubAllGlobals();
  });

  it('tells of an address when its page has loaded, and of the navigation at once', async () => {
    const {history, heard} = start();
    history.push('/b');
    await settled();
    expect(history.location.pathname).toBe('/b');
    expect(told).toEqual([
      ['onRouteUpdate', undefined, '/a'],
      ['onRouteUpdate', '/a', '/b'],
    ]);
    expect(heard).toEqual([]);
    pages.get('/b')?.resolve();
    await vi.waitFor(() => expect(heard).toEqual(['PUSH /b']));
    expect(stopped).toEqual(['/b']);
  });

  it('lets the response to the click be painted first, and does not wait for it in the background', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
    const {history, heard} = start();
    history.push('/b');
    pages.get('/b')?.resolve();
    await settled();
    expect(heard).toEqual([]);
    frames.forEach((paint) => paint());
    await vi.waitFor(() => expect(heard).toEqual(['PUSH /b']));
    history.push('/c');
    pages.get('/c')?.resolve();
    await vi.waitFor(() => expect(heard).toEqual(['PUSH /b', 'PUSH /c']));
  });

  it('tells nothing of an address that the reader has left before its page came', async () => {
    const {history, heard} = start();
    history.push('/b');
    history.push('/c');
    pages.get('/c')?.resolve();
    pages.get('/b')?.resolve();
    await vi.waitFor(() => expect(heard).toEqual(['PUSH /c']));
    expect(told.at(-1)).toEqual(['onRouteUpdate', '/a', '/c']);
    history.goBack();
    pages.get('/b')?.resolve();
    await vi.waitFor(() => expect(heard).toEqual(['PUSH /c', 'POP /b']));
    expect(told.at(-1)).toEqual(['onRouteUpdate', '/c', '/b']);
  });

  it('loads a page as a whole when its parts cannot be had, unless the reader has gone on', async () => {
    const reload = vi.fn();
    Object.assign(window, {location: {reload}});
    vi.stubGlobal('navigator', {onLine: true});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {history, heard} = start();
    history.push('/b');
    history.push('/c');
    pages.get('/b')?.reject(new Error('gone'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
    pages.get('/c')?.reject(new Error('gone'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(heard).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('loads nothing as a whole for a reader who is leaving, whose requests the browser has ended', async () => {
    const reload = vi.fn();
    Object.assign(window, {location: {reload}});
    const {history} = start();
    history.push('/b');
    window.dispatchEvent(new Event('beforeunload'));
    pages.get('/b')?.reject(new Error('ended'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
