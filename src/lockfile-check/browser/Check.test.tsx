import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {mount, until, type Mounted} from '../../browser/mounted.testing';
import {listOperation} from '../../console/browser/pages.testing';
import {record} from '@ecosystems-docs/lockfile-check/testing';
import './worker';
import Check from './Check';

// Its pages come with a built site.
vi.mock('./PackageDialog', () => ({default: () => null}));

/** What worker.ts would hear in a worker. */
const {onmessage} = globalThis as unknown as {onmessage: (event: {data: unknown; ports: MessagePort[]}) => void};

class WorkerHere extends EventTarget {
  postMessage(data: unknown, ports: MessagePort[]): void {
    onmessage({data, ports});
  }
  terminate(): void {}
}

/** A file of a folder that was chosen. */
function fileAt(path: string, text: string): File {
  const file = new File([text], path.replace(/^.*\//, ''));
  Object.defineProperty(file, 'webkitRelativePath', {value: path});
  return file;
}

const README = fileAt('org/README.md', '# Read me');
const LOCK = '{"lockfileVersion": 3, "packages": {"node_modules/a": {"version": "3.0.0"}}}';

let mounted: Mounted;
/** What the next lookups get; then the record of a package. */
let replies: Response[] = [];

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request !== 'string') return replies.shift() ?? Response.json([record('a')]);
    const requestBody = {required: true, content: [{mediaType: 'application/json', examples: []}]};
    return Response.json({...listOperation(), method: 'POST', path: '/packages/bulk_lookup', requestBody});
  });
});

afterEach(async () => {
  await mounted.remove();
  vi.unstubAllGlobals();
});

const says = (expected: string): Promise<void> => until(() => mounted.element.textContent?.includes(expected) ?? false);

it('says of a folder which of its files cannot be read, before and after the lookup', async () => {
  const files = [fileAt('org/a/package-lock.json', LOCK), fileAt('org/broken/package-lock.json', '{'), README];
  mounted = await mount(<Check brought={files} find="" onClose={() => undefined} />);
  await says('Files not read (1)');
  await says('broken/package-lock.json: ');
  await mounted.press('Look it up');
  await says('Done. 1 request sent.');
  expect(mounted.element.querySelector('h3')?.textContent).toBe('1 file not read');
  await says('No known advisory matches the other package version.');
});

it('names what failed, and sends it again', async () => {
  replies = [new Response('', {status: 500})];
  mounted = await mount(<Check brought={[fileAt('org/package-lock.json', LOCK)]} find="" onClose={() => undefined} />);
  await says('Look it up');
  await mounted.press('Look it up');
  await says('1 request failed. packages.ecosyste.ms returned 500 Internal Server Error.');
  await mounted.press('Retry 1 failed request');
  await says('Done. 1 request sent.');
  expect(mounted.element.textContent).not.toContain('failed');
});

it.each<[string, File[], string[]]>([
  ['a folder has no lockfile', [README], ["We didn't find a lockfile or an SBOM there."]],
  ['one file cannot be read', [new File(['{'], 'yarn.lock')], ["yarn.lock isn't valid JSON"]],
  [
    'none of several can be read',
    [new File(['{'], 'a.json'), new File([''], 'b.lock')],
    ['2 files not read.', 'Files not read (2)', 'a.json: ', 'b.lock: b.lock is empty.'],
  ],
])('says so where %s', async (_name, files, expected) => {
  mounted = await mount(<Check brought={files} find="" onClose={() => undefined} />);
  for (const text of expected) await says(text);
});

it.each([
  ['the lookup does not load', () => Promise.reject(new TypeError('offline')), 'Check your connection'],
  ['its own code fails', undefined, 'Choose fewer of them, or check them with check.mjs.'],
])('says what to do where %s', async (_name, load, expected) => {
  if (load) vi.stubGlobal('fetch', load);
  const lock = fileAt('org/package-lock.json', LOCK);
  // Larger than any list of arguments or memory, as far as the page can tell.
  if (!load)
    Object.defineProperty(lock, 'size', {
      get: () => {
        throw new RangeError('too large');
      },
    });
  mounted = await mount(<Check brought={[lock]} find="" onClose={() => undefined} />);
  await says(expected);
});
