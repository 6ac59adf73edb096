import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {readFile} from '@ecosystems-docs/lockfile-reader';
import Ask from './Ask';

/** @returns what the page asks about a file */
async function askedAbout(name: string, value: object): Promise<string> {
  const outcome = await readFile(name, JSON.stringify(value));
  if (!outcome.ok) throw new Error(outcome.message);
  const files = [{name, contents: outcome.contents}];
  return renderToStaticMarkup(<Ask files={files} unread={[]} passedOver={[]} onLookUp={() => undefined} />).replaceAll(
    '&#x27;',
    "'",
  );
}

/** @returns what the page asks about a Package.resolved with these repositories */
const asked = (...locations: string[]): Promise<string> =>
  askedAbout('Package.resolved', {
    pins: locations.map((location, number) => ({identity: `p${number}`, location, state: {version: '1.0.0'}})),
  });

it('asks about a component that names a repository without a commit, and says what happens otherwise', async () => {
  const purl = 'pkg:npm/a@1.0.0?vcs_url=git%2Bhttps://github.com/acme/a.git';
  const html = await askedAbout('bom.json', {bomFormat: 'CycloneDX', components: [{name: 'a', purl}]});
  expect(html).toContain('1 package may come from github.com and not from the public registry. Unless you tick');
  expect(html).toContain('Possibly not from the public registry:');
});

describe('the question about Swift packages fetched over SSH', () => {
  it('names their hosts, and sends nothing by itself', async () => {
    const html = await asked('git@github.com:acme/a.git', 'ssh://git@gitlab.com/acme/b.git');
    expect(html).toContain('2 packages are fetched over SSH from github.com, gitlab.com.');
    expect(html).toContain("Yes, they're public: send 2 names");
    expect(html).toContain('Nothing is sent unless you choose to.');
    expect(html).toContain('Fetched over SSH, possibly private:');
    expect(html).not.toContain('checked=""');
  });

  it('speaks of one package', async () => {
    const html = await asked('git@github.com:acme/a.git');
    expect(html).toContain('1 package is fetched over SSH from github.com. Is it public there?');
    expect(html).toContain("Yes, it's public: send 1 name");
  });
});
