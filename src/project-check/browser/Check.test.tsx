import {act} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {mount, until, type Mounted} from '../../console/browser/mounted.testing';
import {listOperation} from '../../console/browser/pages.testing';
import {saveFile} from '../../data-view/browser/saveFile';
import {record} from '../rows.testing';
import './worker';
import Check from './Check';

vi.mock('../../data-view/browser/saveFile', () => ({saveFile: vi.fn()}));
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

const lockfile = (...names: string[]): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries(
      names.map((name) => [
        `node_modules/${name}`,
        {version: '3.0.0', resolved: `https://registry.npmjs.org/${name}/-/${name}-3.0.0.tgz`},
      ]),
    ),
  });

/** A file of a folder that was chosen. */
function fileAt(path: string, text: string): File {
  const file = new File([text], path.replace(/^.*\//, ''));
  Object.defineProperty(file, 'webkitRelativePath', {value: path});
  return file;
}

let mounted: Mounted;
let sent: string[][] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string')
      return new Response(
        JSON.stringify({
          ...listOperation(),
          method: 'POST',
          path: '/packages/bulk_lookup',
          parameters: [],
          requestBody: {required: true, content: [{mediaType: 'application/json', examples: []}]},
        }),
      );
    const {purls} = (await request.json()) as {purls: string[]};
    sent.push(purls);
    return new Response(JSON.stringify(purls.map((purl) => record(purl.replace('pkg:npm/', '')))));
  });
});

afterEach(async () => {
  await mounted.remove();
  vi.unstubAllGlobals();
});

const text = (): string => mounted.element.textContent ?? '';
const savedText = (): Promise<string> => (vi.mocked(saveFile).mock.lastCall?.[0] as Blob).text();

it('reads 40 repositories in one folder as one report, and says which have a package before anything is sent', async () => {
  const files = Array.from({length: 40}, (_, index) =>
    fileAt(
      `org/repository-${index + 1}/package-lock.json`,
      lockfile('shared', `own-${index + 1}`, ...(index % 10 === 0 ? ['log4j-core'] : [])),
    ),
  );
  files.push(fileAt('org/broken/package-lock.json', '{'), fileAt('org/broken/README.md', '# Read me'));
  mounted = await mount(<Check brought={files} find="" onClose={() => undefined} />);
  await until(() => text().includes('42 packages in 40 files. Look them up'));
  expect(text()).toContain('Files not read (1)');
  expect(text()).toContain('broken/package-lock.json: ');

  const field = mounted.element.querySelector<HTMLInputElement>('.project-check__find input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'LOG4J');
  await act(async () => field.dispatchEvent(new Event('input', {bubbles: true})));
  await until(() => text().includes('1 match in 4 files.'));
  await mounted.press('Download 1 match as CSV');
  expect((await savedText()).split('\r\n')[1]).toBe(
    'pkg:npm/log4j-core@3.0.0,log4j-core,3.0.0,"repository-1/package-lock.json; repository-11/package-lock.json; repository-21/package-lock.json; repository-31/package-lock.json",',
  );
  expect(sent).toEqual([]);

  await mounted.press('Look them up');
  await until(() => text().includes('Done. 1 request sent.'));
  expect(sent.map((purls) => purls.length)).toEqual([42]);
  expect(mounted.element.querySelector('h3')?.textContent).toBe('1 file not read');
  expect(text()).toContain('No known advisory matches the other 42 package versions.');
  expect(text()).toContain('42 package versions in 40 files');
  await until(() => text().includes('40 files'));
  await mounted.press('Download CSV');
  const lines = (await savedText()).trim().split('\r\n');
  expect(lines).toHaveLength(43);
  expect(lines.find((line) => line.includes('own-7'))).toContain(',repository-7/package-lock.json,found,');
  expect(lines[1]).toContain('alice-example; bob-example');
});

it('says what is wrong with a file that is alone, and with a folder without lockfiles', async () => {
  mounted = await mount(<Check brought={[new File(['nothing'], 'notes.xyz')]} find="" onClose={() => undefined} />);
  await until(() => text().includes('package-lock.json'));
  await mounted.show(
    <Check key="2" brought={[fileAt('org/README.md', '# Read me')]} find="" onClose={() => undefined} />,
  );
  await until(() => text().includes("We didn't find a lockfile or an SBOM there."));
});
