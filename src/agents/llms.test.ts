import {describe, expect, it} from 'vitest';
import {services} from '../catalogue/services';
import {loadDescriptions, operationsInOrder} from '../reference/descriptions';
import {LLMS, LLMS_FULL, renderLlms} from './llms';
import {listPages} from './pages';
import {renderTwins} from './twins';

const pages = listPages();
const twins = renderTwins(pages);
const files = renderLlms(pages, twins);
const index = files.get(LLMS) ?? '';

describe('llms.txt', () => {
  it('has the form of llmstxt.org: title, summary, text without headings, sections of links', () => {
    const [before = '', ...sections] = index.split(/^## /m);
    expect(before).toMatch(/^# ecosyste\.ms documentation\n\n> [^\n]+\n\n/);
    expect(before.match(/^#/gm)).toHaveLength(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['Start', 'Services', 'Usage', 'Guides', 'API descriptions (OpenAPI 3.1)', 'Optional']);
    for (const section of sections) {
      for (const line of section.split('\n').slice(1).filter(Boolean)) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?$/);
    }
  });

  it('says how to identify oneself, what the limits are, and what not to do', () => {
    for (const part of ['`User-Agent`', '5,000 requests an hour', '15,000', '`x-ratelimit-reset`', 'rel="next"', '`critical=false`', '**Do not …**', 'CC BY-SA 4.0']) expect(index).toContain(part);
  });

  it('names every page that is read, and every service with all its operations', () => {
    for (const page of pages) if (page.kind === 'doc') expect(index, page.file).toContain(`(https://docs.ecosyste.ms${[...twins.keys()].find((path) => twins.get(path)?.startsWith(`# ${page.title}\n`)) ?? ''})`);
    expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', ...services.filter(({apiBase}) => apiBase).map(({id}) => `/llms/${id}.txt`)]);
  });

  it('gives the sizes that the files have', () => {
    const sizes = [...index.matchAll(/\(https:\/\/docs\.ecosyste\.ms(\/llms\/[^)]+)\) \((\d+) KB\)/g)];
    expect(sizes).toHaveLength(24);
    for (const [, path = '', size] of sizes) expect(Number(size), path).toBe(Math.ceil(Buffer.byteLength(files.get(path) ?? '') / 1024));
  });
});

describe('llms-full.txt', () => {
  it('holds the instructions and every guide, usage and service page', () => {
    const full = files.get(LLMS_FULL) ?? '';
    expect(full).toContain('**Traps**');
    for (const page of pages) {
      if (page.kind === 'doc' && /^(guides|usage|services|get-started)\//.test(page.id)) expect(full, page.id).toContain(`\n# ${page.title}\n\n${page.description}\n`);
    }
  });
});

describe('the text of a service', () => {
  it('has every operation with its parameters and statuses', () => {
    for (const {service, summary, parameters, responses, method, baseUrl, path} of operationsInOrder()) {
      const text = files.get(`/llms/${service}.txt`) ?? '';
      const from = text.indexOf(`\n## ${summary}\n\n\`${method} ${baseUrl}${path}\`\n`);
      expect(from, `${service}: ${summary}`).toBeGreaterThan(0);
      const own = text.slice(from, text.indexOf('\n## ', from + 1));
      for (const {name} of parameters) expect(own).toContain(`- \`${name}\` (`);
      for (const {status} of responses) expect(own).toContain(`\n#### ${status} `);
    }
  });

  it('describes every named schema and header once, in the part of its API', () => {
    for (const {id, service, title, operations} of loadDescriptions()) {
      const text = (files.get(`/llms/${service}.txt`) ?? '').split(/^# Operations of /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
      const named = [...text.matchAll(/^### Schema `([^`]+)`$/gm)].map(([, name]) => name);
      expect(new Set(named).size, id).toBe(named.length);
      const headers = new Set(operations.flatMap(({responses}) => responses.flatMap((response) => response.headers.map(({name}) => name))));
      const listed = text.split('\n## Headers\n')[1] ?? '';
      for (const name of headers) expect(listed, `${id}: ${name}`).toContain(`- \`${name}\` (`);
      for (const name of operations.flatMap(({responses}) => responses.flatMap(({content}) => content.map(({schema}) => schema.items ?? schema)))) {
        if (name.name && name.properties) expect(named, id).toContain(name.name);
      }
    }
  });
});
