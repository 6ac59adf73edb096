/** Links inside the site: the build finds the broken ones too, after minutes, and without their line. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {categories} from '../../src/catalogue/services';
import {operationPath, operationsInOrder} from '../../src/api/node/descriptions';
import {programNames} from '../../src/outputs/programs';
import {suggestion} from '@ecosystems-docs/openapi-docs/words';
import {type Finding, repeated} from '../docs-lint/finding';
import type {ParsedDoc} from '../docs-lint/parsedDoc';

const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

export interface Targets {
  /** Anchors by route; undefined for a page that is generated. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** @returns the ids of a page: of its headings and of its HTML */
function anchorsOf({headings, source}: ParsedDoc): Set<string> {
  const written = [...source.matchAll(/\bid=["']([^"']+)["']/g)].map(([, id]) => id!);
  return new Set([...headings.map(({id}) => id), ...written]);
}

/**
 * @param docs every page of `docs/` that can be read
 * @param unread routes of the others: they are there, but their anchors aren't known
 */
export function targetsOf(docs: readonly ParsedDoc[], unread: readonly string[] = []): Targets {
  return {
    pages: new Map<string, ReadonlySet<string> | undefined>([
      ['/', undefined],
      ['/search', undefined],
      ...categories.map(({id}) => [`/docs/category/${id}`, undefined] as const),
      ...operationsInOrder().map((operation) => [withoutSlash(operationPath(operation)), undefined] as const),
      ...unread.map((route) => [withoutSlash(route), undefined] as const),
      ...docs.map((page) => [withoutSlash(page.route), anchorsOf(page)] as const),
    ]),
  };
}

type Fault = [what: string, fix: string];

/** @param from route of the page with the link */
function siteFault(url: string, from: string, {pages}: Targets): Fault | undefined {
  const {pathname, hash} = new URL(url, `https://site.invalid${from}`);
  const route = url.startsWith('#') ? withoutSlash(from) : withoutSlash(decodeURI(pathname));
  if (!pages.has(route)) {
    const isFile =
      existsSync(path.join('static', route)) || /^\/(openapi|collections)\/|\.(md|txt|xml|json)$/.test(route);
    return isFile
      ? undefined
      : [`The link "${url}" leads to no page.`, 'Correct it, or write op:<api>/<operationId> for an operation.'];
  }
  const anchors = pages.get(route);
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || !anchors || anchors.has(anchor)) return undefined;
  return [
    `The link "${url}" leads to no heading: there is no "${anchor}" on ${route}.`,
    `${suggestion(anchor, [...anchors])} Correct the link, or give a heading this id, as in "## Title {#id}".`,
  ];
}

function programFault(url: string): Fault | undefined {
  const [names, name] = [programNames(), url.replace(/^.*programs\/|[?#].*$/g, '')];
  return names.includes(name)
    ? undefined
    : [
        `The link "${url}" leads to no program.`,
        `${suggestion(name, names)} Correct the name, or put the program into static/programs.`,
      ];
}

/** @returns the problem of a link; undefined if it has none, or if another check covers it */
function linkFault(url: string, page: ParsedDoc, targets: Targets): Fault | undefined {
  if (url.startsWith('pathname:///programs/')) return programFault(url);
  // A file that the build makes, in Docusaurus' own notation: the build looks at it.
  if (/^(op|link):|^pathname:\/\/\//.test(url)) return undefined;
  if (url.startsWith('//'))
    return [
      `The link "${url}" leads to another host.`,
      'Write https:// before it, or one slash for a page of this site.',
    ];
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'mailto')
    return /^mailto:\S+@\S+\.\S+$/.test(url)
      ? undefined
      : [`The link "${url}" has no email address.`, 'Write mailto:name@example.org.'];
  if (scheme === 'https' || scheme === 'http')
    return URL.canParse(url) ? undefined : [`The link "${url}" has no host.`, 'Write the whole URL.'];
  if (scheme !== undefined) return [`A link with "${scheme}:" is not allowed.`, 'Link to a page or an https URL.'];
  if (url.startsWith('/') || url.startsWith('#')) return siteFault(url, page.route, targets);
  const file = path.join(path.dirname(page.file), url.replace(/[?#].*$/, ''));
  return existsSync(file)
    ? undefined
    : [
        `The link "${url}" leads to no file.`,
        'Correct the path, or write the URL of the page, which begins with /docs/.',
      ];
}

/** @returns a finding for each link of the page that is broken or not allowed */
export function checkLinks(page: ParsedDoc, targets: Targets): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const [what, fix] = linkFault(node.url, page, targets) ?? [];
    if (what !== undefined && fix !== undefined)
      findings.push({file: page.file, line: node.position?.start.line ?? 1, rule: 'link', what, fix});
  });
  return findings;
}

/** A whole address of a page in code: not the beginning of one, and nothing that fills in a form. */
const WRITTEN = /(["'`])(\/docs\/[\w/-]*\w(?:#[\w-]+)?)\1/g;

/** @returns a finding for each address in a file of code that leads nowhere */
export function checkCode(file: string, source: string, targets: Targets): Finding[] {
  return [...source.matchAll(WRITTEN)].flatMap(({index, 2: url = ''}) => {
    const [what, fix] = siteFault(url, '/', targets) ?? [];
    return what && fix ? {file, line: source.slice(0, index).split('\n').length, rule: 'link', what, fix} : [];
  });
}

/** @returns a finding for each page at the address of another one, and each file whose name is no address */
export function checkAddresses(pages: readonly ParsedDoc[]): Finding[] {
  const twins = repeated(pages, ({route}) => withoutSlash(route)).map(({item, first}): Finding => {
    const line = item.source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    return {
      file: item.file,
      line: Math.max(1, line),
      rule: 'slug',
      what: `The page has the same address as ${first.file}: ${item.route}.`,
      fix: 'Give one of them another slug.',
    };
  });
  const odd = pages
    .filter(({file}) => !/^[a-z0-9/._-]+$/i.test(file))
    .map(
      ({file}): Finding => ({
        file,
        line: 1,
        rule: 'file name',
        what: 'The name of the file has characters that an address does not.',
        fix: 'Use a to z, 0 to 9 and hyphens.',
      }),
    );
  return [...twins, ...odd];
}
