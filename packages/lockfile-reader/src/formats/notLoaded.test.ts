import {expect, it, vi} from 'vitest';

it.each([
  ['Cargo.lock', '[[package]]\nname = "a"\nversion = "1.0.0"\n', './shared/toml'],
  ['bom.xml', '<bom xmlns="http://cyclonedx.org/schema/bom/1.6"/>', './shared/parseXml'],
  ['pubspec.lock', 'packages:\n  a:\n    version: "1.0.0"\nsdks:\n', './shared/yaml'],
  ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages: {}\n", './shared/yaml'],
  ['yarn.lock', '__metadata:\n  version: 8\n', './shared/yaml'],
])('%s is no invalid file where a part of the reader does not load', async (name, text, part) => {
  vi.resetModules();
  vi.doMock(part, () => {
    throw new Error('Loading chunk 7 failed.');
  });
  const {readFile} = await import('./readFile');
  expect(await readFile(name, text)).toEqual({
    ok: false,
    message: `We couldn't read ${name}: a part of our reader didn't load. Choose the file again.`,
  });
});

it('a failure of the reader is not told as an invalid file', async () => {
  vi.resetModules();
  vi.doMock('./shared/toml', () => ({
    parseToml: () => ({
      get package() {
        throw new TypeError('x is undefined');
      },
    }),
  }));
  const {readFile} = await import('./readFile');
  expect(await readFile('Cargo.lock', '[[package]]\nname = "a"\n')).toEqual({
    ok: false,
    message: "We couldn't read Cargo.lock: our reader failed. Check that the file is whole, as its tool wrote it.",
  });
});
