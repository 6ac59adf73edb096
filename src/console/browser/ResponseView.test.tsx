import {act} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {openJson} from '../../data-view/browser/json/document';
import {mount, type Mounted} from '../../browser/mounted.testing';
import {responseOf} from './pages.testing';
import ResponseView from './ResponseView';
import {saveFile} from '../../data-view/browser/saveFile';
import type {View} from './exchange';

vi.mock('../../data-view/browser/saveFile', () => ({saveFile: vi.fn()}));

const operation = {api: 'packages', id: 'getDependents'} as ConsoleOperation;
const LIST = [
  {name: 'a', downloads: 5, maintainers: [{login: 'ann'}, {login: 'bob'}]},
  {name: 'b', downloads: 7, maintainers: []},
];

let mounted: Mounted;
const tools = document.body.appendChild(document.createElement('span'));

/** Shows a response. */
async function show(body: Blob, view: View): Promise<void> {
  const response = {...responseOf(''), body};
  mounted = await mount(<ResponseView {...{operation, response, view, tools}} page="/docs/x" />);
}

async function showList(): Promise<void> {
  const body = new Blob([JSON.stringify(LIST)], {type: 'application/json'});
  await show(body, {kind: 'json', document: await openJson(body)});
  await mounted.press('Table');
}

const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({textContent}) => textContent);
const lastFile = (): {file: Blob; name: string} => {
  const [file, name] = vi.mocked(saveFile).mock.lastCall!;
  return {file, name};
};

afterEach(async () => {
  await mounted.remove();
  vi.restoreAllMocks();
});

describe('a list', () => {
  it('has the columns that are chosen, in table and CSV, and so has the next one', async () => {
    await showList();
    expect(heads()).toEqual(['name', 'downloads', 'maintainers']);
    await mounted.press('First column only');
    expect(heads()).toEqual(['name']);
    await act(() => document.querySelector<HTMLInputElement>('.data-columns li:last-child input')!.click());
    await mounted.press('Download CSV');
    expect(lastFile().name).toBe('packages-getDependents.csv');
    expect(await lastFile().file.text()).toContain('name,maintainers\r\na,"ann, bob"\r\nb,\r\n');
    await mounted.press('Download JSON');
    expect([lastFile().name, await lastFile().file.text()]).toEqual([
      'packages-getDependents.json',
      JSON.stringify(LIST),
    ]);
    await mounted.remove();
    await showList();
    expect(heads()).toEqual(['name', 'maintainers']);
    await mounted.press('All columns');
    expect(heads()).toHaveLength(3);
  });

  it('shows the whole of a nested value on a press', async () => {
    await showList();
    await mounted.press('ann, bob');
    expect(JSON.parse(document.querySelector('.data-whole')?.textContent ?? '')).toEqual(LIST[0]?.maintainers);
    await mounted.press('ann, bob');
    expect(document.querySelector('.data-whole')).toBeNull();
  });
});

it('that is text is downloaded as text, whatever its type', async () => {
  const body = new Blob(['<script>'], {type: 'text/html'});
  await show(body, {kind: 'text', note: '', text: '<script>', cut: false});
  await mounted.press('Download');
  expect(lastFile()).toEqual({file: body, name: 'packages-getDependents.txt'});
});
