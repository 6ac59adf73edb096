/** `/llms/<service>/index.txt`: a line for each operation, in files of 4 KB or less, and `/llms/<service>/schemas.md`. */
import {type Service, servicePath} from '../catalogue/services';
import type {ApiDescription, Operation} from '@ecosystems-docs/openapi-docs';
import {countOperations, descriptionsOf, operationPath} from '../api/node/descriptions';
import {firstSentence} from '../api/node/text';
import {notesOf} from '../api/wording';
import {absolute, twinPath} from './addresses';
import {joinBlocks} from './markdownText';

/** Bytes that a file holds at most. */
const MAX_BYTES = 4096;

/** Length above which a caveat is left to the page of the operation, if there is a shorter one. */
const SHORT_TRAP = 130;

/** @returns the path of a part of the index of a service; parts count from 1 */
export function indexPath(service: string, part = 1): string {
  return `/llms/${service}/index${part === 1 ? '' : `-${part}`}.txt`;
}

export function schemasPath(service: string): string {
  return `/llms/${service}/schemas.md`;
}

/** @returns the sentence that prevents most harm: the first short one, else the first */
function mainCaveat(operation: Operation): string | undefined {
  const traps = notesOf(operation).map(firstSentence);
  return traps.find((trap) => trap.length <= SHORT_TRAP) ?? traps[0];
}

/** @returns the properties that a body has at its top, as a reminder of its form */
function bodyText({requestBody}: Operation): string {
  const names = requestBody?.content[0]?.schema.properties?.map(({name}) => name) ?? [];
  return requestBody ? ` body{${names.join(',')}}` : '';
}

/** @returns an operation as one line: method, path, query parameters, summary, name of its page, trap */
export function operationLine(operation: Operation): string {
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({name, required}) => `${name}${required ? '*' : ''}`);
  const trap = mainCaveat(operation);
  const page = operationPath(operation).split('/').at(-1) ?? '';
  return `${operation.method} ${operation.path}${query.length > 0 ? ` ?${query.join(',')}` : ''}${bodyText(operation)}: ${operation.summary} → ${page}${trap ? ` ! ${trap}` : ''}`;
}

/** The lines of one group of operations; a file begins a new one where it would overflow. */
interface Group {
  heading: string;
  lines: string[];
}

function groupsOf(apis: readonly ApiDescription[]): Group[] {
  return apis.flatMap((api) =>
    api.tags.map(
      ({name}): Group => ({
        heading: `${name}${apis.length > 1 ? ` (${api.baseUrl})` : ''}`,
        lines: api.operations.filter(({tag}) => tag === name).map(operationLine),
      }),
    ),
  );
}

/** A file of an index: its lines below their headings. */
interface Part {
  headings: string[];
  text: string;
}

/** Fills files with groups; a group that does not fit goes on in the next file under its heading. */
function pack(groups: readonly Group[], room: number): Part[] {
  const parts: Part[] = [];
  let current: Part = {headings: [], text: ''};
  for (const {heading, lines} of groups) {
    for (const [index, line] of lines.entries()) {
      const begin = `\n## ${heading}\n${line}\n`;
      const added = index > 0 ? `${line}\n` : begin;
      if (current.text && Buffer.byteLength(current.text + added) > room) {
        parts.push(current);
        current = {headings: [heading], text: begin};
      } else {
        current.text += added;
        if (index === 0) current.headings.push(heading);
      }
    }
  }
  return [...parts, current];
}

function headerOf(service: Service, apis: readonly ApiDescription[], part: number, parts: readonly Part[]): string {
  const others = parts.flatMap(({headings}, index) =>
    index + 1 === part ? [] : [`${absolute(indexPath(service.id, index + 1))} (${headings.join('; ')})`],
  );
  return joinBlocks([
    `# ${service.title}: ${countOperations(apis)} operations${parts.length > 1 ? `, part ${part} of ${parts.length}` : ''}`,
    [
      `Base URL: ${apis.map(({baseUrl}) => baseUrl).join(' and ')} (put it before each path). * = required. → = page, ! = trap.`,
      `Page: ${absolute(servicePath(service))}/PAGE.md, complete with responses: PAGE.full.md. Properties: ${absolute(schemasPath(service.id))}. Rules: ${absolute('/llms.txt')}`,
      ...(others.length > 0 ? [`Other parts: ${others.join(' ')}`] : []),
    ].join('\n'),
  ]);
}

/**
 * @param service a service that has an API
 * @returns the files of its index by path, each of 4 KB or less; the first is `index.txt`
 */
export function renderServiceIndex(service: Service): Map<string, string> {
  const apis = descriptionsOf(service.id);
  const groups = groupsOf(apis);
  // Each header says what is in the other parts, so that its size is known only when they are: less goes into each until all fit.
  for (let room = MAX_BYTES; room > 0; ) {
    const parts = pack(groups, room);
    const files = parts.map(({text}, index) => `${headerOf(service, apis, index + 1, parts)}\n${text}`);
    const excess = Math.max(...files.map((file) => Buffer.byteLength(file))) - MAX_BYTES;
    if (excess <= 0) return new Map(files.map((file, index) => [indexPath(service.id, index + 1), file]));
    room -= excess;
  }
  throw new Error(`The index of ${service.title} does not fit into files of ${MAX_BYTES} bytes.`);
}

/** @returns the address of the Markdown of an operation with all responses */
export function fullPath(route: string): string {
  return twinPath(route).replace(/\.md$/, '.full.md');
}
