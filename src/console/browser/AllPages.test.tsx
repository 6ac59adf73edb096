import {afterEach, expect, it, vi} from 'vitest';
import AllPages, {type WholeList} from './AllPages';
import {mount, until} from '../../browser/mounted.testing';
import {listOperation} from './pages.testing';

class FullWorker extends EventTarget {
  postMessage(_question: unknown, [port]: MessagePort[]): void {
    port?.postMessage({failed: 'Invalid string length'});
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('says so where the browser cannot open what was read', async () => {
  const read: WholeList[] = [];
  vi.stubGlobal('Worker', FullWorker);
  vi.stubGlobal('fetch', async ({url}: Request) =>
    Response.json(Number(new URL(url).searchParams.get('page') ?? 1) > 2 ? [] : ['x'.repeat(150_000), url]),
  );
  const {element, press, remove} = await mount(
    <AllPages
      operation={listOperation()}
      sent={{parameters: {page: '', per_page: '100'}, body: ''}}
      onRead={(list) => read.push(list)}
    >
      {(start) =>
        start && (
          <button type="button" onClick={start.ask}>
            {start.label}
          </button>
        )
      }
    </AllPages>,
  );
  await press('Get all pages');
  await press('Get the pages');
  const problem = 'Something went wrong in this page or browser (Invalid string length).';
  await until(() => element.textContent?.includes(problem) ?? false);
  expect(read).toEqual([]);
  expect(element.querySelector('progress')).toBeNull();
  await remove();
});
