import {act} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import AllPages, {type WholeList} from './AllPages';
import {mount, until, type Mounted} from './mounted.testing';
import {listOperation, pageText} from './pages.testing';

let mounted: Mounted;
const read: WholeList[] = [];

afterEach(async () => {
  await mounted.remove();
  read.length = 0;
  vi.unstubAllGlobals();
});

/** @param respond the response of each page, and how many requests came before */
async function open(respond: (page: number, count: number) => Response): Promise<void> {
  let count = 0;
  vi.stubGlobal('fetch', ({url}: Request) => {
    count += 1;
    return Promise.resolve(respond(Number(new URL(url).searchParams.get('page') ?? 1), count));
  });
  mounted = await mount(
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
}

const json = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(text, {status, headers: {'content-type': 'application/json', ...headers}});
const listed = (page: number): Response => json(page > 43 ? '[]' : pageText(page, 100));
const text = (): string => mounted.element.textContent ?? '';

/** Waits until the component says something. */
const says = (expected: string): Promise<void> => until(() => text().includes(expected));

describe('Get all pages', () => {
  it('asks first, then reads 43 pages past two full limits, and says how the list ended', async () => {
    await open((page, count) => (count === 5 || count === 9 ? json('', 429, {'retry-after': '1'}) : listed(page)));
    await mounted.press('Get all pages');
    expect(text()).toMatch(/About [\d,]+ of 5,000 requests left this hour\./);
    expect(mounted.element.querySelector('input')?.value).toBe('100');
    await mounted.press('Cancel');
    await mounted.press('Get all pages');
    const input = mounted.element.querySelector('input')!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '100');
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await mounted.press('Get the pages');
    await says("You've reached the rate limit.");
    await says('End of the list: 4,300 records in 43 pages.');
    expect(read.at(-1)?.document.list?.count).toBe(4300);
    expect(mounted.element.querySelector('button')).toBeNull();
  });

  it('says so where the browser cannot open what was read', async () => {
    class FullWorker extends EventTarget {
      postMessage(_question: unknown, [port]: MessagePort[]): void {
        port?.postMessage({failed: 'Invalid string length'});
      }
      terminate(): void {}
    }
    vi.stubGlobal('Worker', FullWorker);
    await open((page) => (page > 2 ? json('[]') : json(`[${JSON.stringify('x'.repeat(150_000))},${page}]`)));
    await mounted.press('Get all pages');
    await mounted.press('Get the pages');
    await says('Something went wrong in this page or browser (Invalid string length).');
    expect(read).toEqual([]);
    expect(mounted.element.querySelector('progress')).toBeNull();
  });

  it('keeps what was read when the reader cancels, and gets the rest', async () => {
    let isHeld = true;
    await open((page) => (page === 3 && isHeld ? json('', 429, {'retry-after': '3000'}) : listed(page)));
    await mounted.press('Get all pages');
    await mounted.press('Get the pages');
    await says("You've reached the rate limit.");
    await mounted.press('Cancel');
    await says('Cancelled. 200 records in 2 pages so far.');
    expect(read.at(-1)?.document.list?.count).toBe(200);
    isHeld = false;
    await mounted.press('Get the rest');
    await mounted.press('Get the pages');
    await says('4,300');
    await until(() => read.at(-1)?.document.list?.count === 4300);
  });
});
