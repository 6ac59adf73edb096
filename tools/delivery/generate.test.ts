import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {PagePolicy, readHashes, staticHeaders, writeDelivery} from './generate';
import {commonHeaders, contentPolicy, headersFor} from './headers';
import {scriptHash} from './inlineScripts';

const SCRIPT = "'sample-language'";
const HASH = scriptHash(SCRIPT);
const STYLE = 'body{color:red}';
const STYLE_HASH = scriptHash(STYLE);
/** Of a part, which any page can fetch. */
const PART_STYLE = '.diagram{fill:red}';
const HASHES = {scripts: [HASH], styles: [STYLE_HASH]};
const PAGE = `<!doctype html><html lang=en><head><meta charset=UTF-8><title>t</title><script>${SCRIPT}</script><style>${STYLE}</style></head><body></body></html>`;

/** Reads the format of static hosts: a path, and indented headers. @returns headers by path */
function parse(text: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  let glob = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith('  ')) {
      glob = line;
      if (rules.has(glob)) throw new Error(`${glob} stands twice.`);
      rules.set(glob, {});
    } else {
      const colon = line.indexOf(': ');
      rules.get(glob)![line.slice(2, colon)] = line.slice(colon + 2);
    }
  }
  return rules;
}

const matches = (glob: string, pathname: string): boolean =>
  new RegExp(`^${glob.replace(/[.]/g, '\\.').replace('*', '.*')}$`).test(pathname);

describe('staticHeaders', () => {
  const rules = parse(staticHeaders(HASHES));

  it('says the same as the source of all headers, each in one rule, because some hosts would join two', () => {
    for (const pathname of [
      ...'/ /docs/about /docs/about.md /assets/js/main.js /assets/data.json /img/logo.svg'.split(' '),
      ...'/parts/docs/about.html /openapi/packages.yaml /llms.txt /.well-known/api-catalog /opensearch.xml'.split(' '),
    ]) {
      const lines = [...rules]
        .filter(([glob]) => matches(glob, pathname))
        .flatMap(([, headers]) => Object.entries(headers));
      const sent = Object.fromEntries(lines);
      expect(lines, pathname).toHaveLength(Object.keys(sent).length);
      const {'Cache-Control': cache, 'Content-Type': type, ...headers} = headersFor(pathname);
      expect(sent, pathname).toMatchObject({...commonHeaders(HASHES, 'tls'), ...headers});
      // Hosts revalidate what has no rule, and know the usual types.
      if (cache !== 'no-cache' || sent['Cache-Control']) expect(sent['Cache-Control'], pathname).toBe(cache);
      if (sent['Content-Type']) expect(sent['Content-Type'], pathname).toBe(type);
    }
  });

  it('keeps to the limits of hosts: 100 rules, 2000 characters a line', () => {
    expect(rules.size).toBeLessThan(100);
    for (const line of staticHeaders({
      scripts: [HASH, HASH, HASH, HASH],
      styles: Array<string>(8).fill(STYLE_HASH),
    }).split('\n'))
      expect(line.length).toBeLessThan(2000);
  });
});

describe('writeDelivery', () => {
  let dir: string;
  beforeEach(() => {
    dir = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'build');
    mkdirSync(path.join(dir, 'docs'), {recursive: true});
    mkdirSync(path.join(dir, 'parts'));
    for (const name of ['index.html', '404.html', 'docs/index.html']) writeFileSync(path.join(dir, name), PAGE);
    writeFileSync(
      path.join(dir, 'parts/index.html'),
      `<div data-part="content"><svg><style>${PART_STYLE}</style></svg></div>`,
    );
  });
  afterEach(() => rmSync(path.dirname(dir), {recursive: true}));

  it('puts the policy into every page before its first script, and into the container’s configuration', () => {
    const policy = new PagePolicy(dir);
    expect(writeDelivery(dir, policy)).toEqual({scripts: [HASH], styles: [STYLE_HASH, scriptHash(PART_STYLE)].sort()});
    expect(policy.pages.size).toBe(3);
    const html = readFileSync(path.join(dir, 'docs/index.html'), 'utf8');
    expect(html).toContain(
      `<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="${contentPolicy({scripts: [HASH], styles: [STYLE_HASH, scriptHash(PART_STYLE)].sort()}, 'meta')}">`,
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(readFileSync(path.join(dir, 'parts/index.html'), 'utf8')).not.toContain('Content-Security-Policy');
    const container = readFileSync(path.join(`${dir}-delivery`, 'container.nginx.conf'), 'utf8');
    expect(container).toContain(`script-src 'self' '${HASH}';`);
    expect(container).not.toMatch(/undefined|NaN|\[object/);
  });

  it('leaves the hashes in the site itself, where the servers find them', () => {
    expect(readHashes(dir)).toBeUndefined();
    writeDelivery(dir, new PagePolicy(dir));
    expect(readHashes(dir)).toEqual({scripts: [HASH], styles: [STYLE_HASH, scriptHash(PART_STYLE)].sort()});
  });

  it('refuses a style attribute, for which a policy has no name', () => {
    writeFileSync(path.join(dir, 'parts/index.html'), '<div data-part="content"><p style="color:red">x</p></div>');
    expect(() => new PagePolicy(dir)).toThrow(
      /parts\/index\.html has a style attribute, which the policy blocks: <p style/,
    );
  });

  it('refuses a page in which the policy has no place', () => {
    writeFileSync(path.join(dir, 'docs/index.html'), '<html><head><title>t</title></head></html>');
    expect(() => writeDelivery(dir, new PagePolicy(dir))).toThrow(/docs\/index\.html does not begin with its encoding/);
  });
});
