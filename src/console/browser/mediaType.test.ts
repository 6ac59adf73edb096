import {describe, expect, it} from 'vitest';
import {extensionOf, isBinary} from './mediaType';

describe('the type of a response', () => {
  it.each([
    ['application/json', true, 'json'],
    ['application/vnd.cyclonedx+json', true, 'json'],
    ['application/x-ndjson', true, 'ndjson'],
    ['text/csv', true, 'csv'],
    ['text/plain', true, 'txt'],
    ['image/svg+xml', true, 'txt'],
    ['application/xhtml+xml', true, 'txt'],
    ['text/xml', true, 'txt'],
    ['text/html', true, 'txt'],
    ['text/vbs', true, 'txt'],
    ['application/hta', true, 'txt'],
    ['application/exe', false, 'bin'],
    ['constructor', false, 'bin'],
    ['image/png', false, 'png'],
    ['image/jpeg', false, 'jpg'],
    ['application/zip', false, 'zip'],
    ['application/gzip', false, 'gz'],
    ['application/octet-stream', false, 'bin'],
    ['application/pdf', false, 'pdf'],
    ['', true, 'txt'],
    ['', false, 'bin'],
  ])('%s (text: %s) names a file .%s', (essence, isText, extension) => {
    expect(extensionOf(essence, isText)).toBe(extension);
  });

  it('and its bytes say whether it can be shown', async () => {
    expect(await isBinary(new Blob(['PK\u0003\u0004'], {type: 'application/zip'}))).toBe(true);
    expect(await isBinary(new Blob([new Uint8Array([1, 0, 2])]))).toBe(true);
    expect(await isBinary(new Blob(['a,b'], {type: 'text/csv'}))).toBe(false);
    expect(await isBinary(new Blob(['{}']))).toBe(false);
  });
});
