import {expect, it} from 'vitest';
import {pickFiles} from '@ecosystems-docs/lockfile-check';
import type {Connection} from './connection';
import {readBrought} from './readBrought';

/** A folder that the system lists, or one that it doesn't let us open. */
function folder(fullPath: string, entries?: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  const parts = entries ? [[...entries], []] : [];
  const readEntries = (done: (found: FileSystemEntry[]) => void, fail: (error: DOMException) => void): void => {
    const part = parts.shift();
    if (part) done(part);
    else fail(new DOMException('refused', 'NotReadableError'));
  };
  const name = fullPath.replace(/^.*\//, '');
  return {isFile: false, isDirectory: true, name, fullPath, createReader: () => ({readEntries})} as never;
}

const file = (fullPath: string): FileSystemEntry =>
  ({
    isFile: true,
    name: fullPath.replace(/^.*\//, ''),
    fullPath,
    file: (done: (one: File) => void) => done(new File(['x'], 'x')),
  }) as never;

const connection = {
  pick: async (paths: string[]) => pickFiles(paths),
  read: async () => ({ok: true, contents: {}}),
} as unknown as Connection;

const read = (root: FileSystemDirectoryEntry) =>
  readBrought([root], connection, new AbortController().signal, () => undefined);

it('counts a folder that cannot be opened, and names what it does not open', async () => {
  const message = "Your browser couldn't open the folder.";
  const {files, unread, passedOver} = await read(
    folder('/app', [file('/app/package-lock.json'), folder('/app/web'), folder('/app/node_modules')]),
  );
  expect(files).toHaveLength(1);
  expect(passedOver).toEqual(['node_modules']);
  expect(unread).toEqual([{kind: 'folder', name: 'web', message}]);
  expect(await read(folder('/app'))).toMatchObject({files: [], unread: [{kind: 'folder', name: 'app', message}]});
});

it('lists 150,000 files of one folder', async () => {
  const many = Array.from({length: 150_000}, (_, number) => file(`/app/data/${number}.txt`));
  const {files, unread} = await read(folder('/app', [file('/app/package-lock.json'), folder('/app/data', many)]));
  expect([files.length, unread.length]).toEqual([1, 0]);
});

it('says that a folder was not read where the worker fails', async () => {
  const failing = {...connection, pick: async () => "The reader didn't load."} as unknown as Connection;
  const {unread} = await readBrought(
    [folder('/app', [file('/app/package-lock.json')])],
    failing,
    new AbortController().signal,
    () => undefined,
  );
  expect(unread).toEqual([{kind: 'folder', name: 'app', message: "The reader didn't load."}]);
});
