import {createHash} from 'node:crypto';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {HEADING_ID} from '../markdown/parse';
import {services} from '../catalogue/services';
import {loadDescriptions, operationsInOrder} from '../api/node/descriptions';
import {twinPath} from './addresses';
import {renderDifferences} from './differencesFiles';
import {LLMS, LLMS_FULL, PAGES, renderLlms} from './llms';
import {listPages} from './pages';
import {ownHeaders, ownResponses} from '../api/ownResponses';
import {operationLine} from './serviceIndex';
import {taskLine, TASKS} from './tasks';
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
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['Requests', 'Services', 'More', 'Optional']);
    for (const section of sections) {
      for (const line of section.split('\n').slice(1).filter(Boolean))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?$/);
    }
  });

  it('is 14 KB or less together with the common tasks, because every agent reads both', () => {
    expect(Buffer.byteLength(index + (files.get(TASKS) ?? ''))).toBeLessThanOrEqual(14 * 1024);
  });

  it('leads to every page that is read, and to every service', () => {
    const list = files.get(PAGES) ?? '';
    expect(index).toContain(`(https://docs.ecosyste.ms${PAGES})`);
    for (const page of pages) {
      if (page.kind !== 'doc') continue;
      const link = `(https://docs.ecosyste.ms${twinPath(page.route)})`;
      expect(list, page.file).toContain(link);
      const [, section] = /^\/docs\/([^/]+)\//.exec(page.route) ?? [];
      if (section) expect(files.get(`/docs/${section}/llms.txt`), page.file).toContain(link);
    }
    for (const {id, apiBase} of services)
      if (apiBase) expect(index).toContain(`(https://docs.ecosyste.ms/llms/${id}/index.txt)`);
  });
});

it('the links of all Markdown lead to places that their files have', () => {
  const texts = [...twins, ...files, ...renderDifferences()];
  const places = new Set(
    texts.flatMap(([path, text]) => {
      const slugger = createSlugger();
      return [...text.replace(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/^#+ (.*)$/gm)].map(
        ([, title = '']) =>
          `https://docs.ecosyste.ms${path}#${HEADING_ID.exec(title)?.[1] ?? slugger.slug(title.replace(/`/g, ''))}`,
      );
    }),
  );
  const links = texts.flatMap(([, text]) => [...text.matchAll(/\]\((https:\/\/docs\.ecosyste\.ms\/[^)#]*#[^)]*)\)/g)]);
  expect(links.length).toBeGreaterThan(500);
  expect([...new Set(links.map(([, url = '']) => url))].filter((url) => !places.has(url))).toEqual([]);
});

it('the index of a service has every operation, in files of 4 KB or less that say what the others hold', () => {
  for (const service of services.filter(({apiBase}) => apiBase)) {
    const parts = [...files].filter(([path]) => path.startsWith(`/llms/${service.id}/index`));
    const text = parts.map(([, content]) => content).join('');
    for (const operation of operationsInOrder())
      if (operation.service === service.id) expect(text).toContain(`\n${operationLine(operation)}\n`);
    for (const [path, content] of parts) {
      expect(Buffer.byteLength(content), path).toBeLessThanOrEqual(4096);
      for (const [other, text] of parts) {
        if (other === path) continue;
        const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
        expect(content).toContain(`https://docs.ecosyste.ms${other} (${headings.join('; ')})`);
      }
    }
  }
});

it('the common tasks are made from the API descriptions, so that a wrong name stops the build', () => {
  const parameters = {pur: 'pkg:npm/react'};
  expect(() => taskLine({task: 'x', operation: 'packages/lookupPackage', parameters})).toThrow(/pur/);
  expect(() => taskLine({task: 'x', operation: 'packages/lookup', parameters: {}})).toThrow(/lookup/);
});

it('the skill is in the index by which programs find skills, with the digest of its bytes', () => {
  const index = JSON.parse(files.get('/.well-known/agent-skills/index.json') ?? '') as {
    $schema: string;
    skills: Record<string, string>[];
  };
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toHaveLength(1);
  for (const {name, type, description, url, digest} of index.skills) {
    const text = files.get(url ?? '') ?? '';
    expect(text).toContain(`name: ${name}\ndescription: ${description}\n`);
    expect([type, digest]).toEqual(['skill-md', `sha256:${createHash('sha256').update(text).digest('hex')}`]);
  }
});

it('llms-full.txt holds the instructions and every guide, usage and service page', () => {
  const full = files.get(LLMS_FULL) ?? '';
  expect(full).toContain('**Traps**');
  for (const page of pages) {
    if (page.kind === 'doc' && /^(guides|usage|services|get-started)\//.test(page.id))
      expect(full, page.id).toContain(`\n# ${page.title}\n\n${page.description}\n`);
  }
});

describe('the text of a service', () => {
  it('has every operation with its parameters and statuses', () => {
    for (const {service, summary, parameters, responses, method, baseUrl, path} of operationsInOrder()) {
      const text = files.get(`/llms/${service}.txt`) ?? '';
      const from = text.indexOf(`\n## ${summary}\n\n\`${method} ${baseUrl}${path}\`\n`);
      expect(from, `${service}: ${summary}`).toBeGreaterThan(0);
      const own = text.slice(from, text.indexOf('\n## ', from + 1));
      for (const {name} of parameters) expect(own).toContain(`- \`${name}\` (`);
      for (const {status} of ownResponses({responses})) expect(own).toContain(`\n#### ${status} `);
    }
  });

  it('describes every named schema and header once, in the part of its API', () => {
    for (const {id, service, title, operations} of loadDescriptions()) {
      const text =
        (files.get(`/llms/${service}.txt`) ?? '')
          .split(/^# Operations of /m)
          .find((part) => part.startsWith(`${title}\n`)) ?? '';
      const named = [...text.matchAll(/^### Schema `([^`]+)`$/gm)].map(([, name]) => name);
      expect(new Set(named).size, id).toBe(named.length);
      const headers = new Set(
        operations.flatMap((operation) =>
          ownResponses(operation).flatMap((response) => ownHeaders(response).map(({name}) => name)),
        ),
      );
      const listed = text.split('\n## Headers\n')[1] ?? '';
      for (const name of headers) expect(listed, `${id}: ${name}`).toContain(`- \`${name}\` (`);
      for (const name of operations.flatMap((operation) =>
        ownResponses(operation).flatMap(({content}) => content.map(({schema}) => schema.items ?? schema)),
      )) {
        if (name.name && name.properties) expect(named, id).toContain(name.name);
      }
    }
  });
});
