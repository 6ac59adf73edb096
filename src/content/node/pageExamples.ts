/** Examples under the requests of a page: each has to answer the request above it. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Doc} from '../../markdown/docs';
import {parseMdx} from '../../markdown/parse';
import {isObject, type Json} from '@ecosystems-docs/openapi-docs';
import {exampleMismatches} from '@ecosystems-docs/openapi-docs/facts';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {readRequest, type ProseRequest} from './readRequest';

interface Fence {
  line: number;
  request: ProseRequest;
}

/** @returns the request fences of a page that can be read; what is wrong with the others, the page's compilation says */
export function fencesOf({body, bodyLine}: Pick<Doc, 'body' | 'bodyLine'>): Fence[] {
  const fences: Fence[] = [];
  const tree: Root = parseMdx(body);
  visit(tree, 'code', ({lang, meta, value, position}) => {
    if (lang !== 'request') return;
    try {
      const line = bodyLine + (position?.start.line ?? 1) - 1;
      fences.push({line, request: readRequest(meta ?? '', value)});
    } catch {
      // Compiling the page reports it with its place.
    }
  });
  return fences;
}

/** What a job was created for further up on a page, by API: the first job that is shown after it is that one. */
type Jobs = Map<string, Readonly<Record<string, Json>>>;

function jobMismatch({operation, response}: ProseRequest, jobs: Jobs): string | undefined {
  const job = response?.example.value;
  if (operation.id !== 'getJob' || !isObject(job)) return undefined;
  const created = Object.entries(jobs.get(operation.api) ?? {});
  jobs.delete(operation.api);
  const other = created.find(([name, value]) => job[name] !== undefined && job[name] !== value);
  return (
    other && `\`${other[0]}\` is ${valueText(job[other[0]])}, but the job above was created for ${valueText(other[1])}`
  );
}

function mismatchOf(request: ProseRequest, jobs: Jobs): string | undefined {
  const {operation, values, response} = request;
  if (!response?.status.startsWith('2')) return undefined;
  return exampleMismatches(operation, values, response.example.value)[0] ?? jobMismatch(request, jobs);
}

/** An example that does not answer its request. */
export interface ExampleProblem {
  file: string;
  line: number;
  what: string;
  fix: string;
}

export function pageExampleProblems(doc: Doc): ExampleProblem[] {
  const jobs: Jobs = new Map();
  return fencesOf(doc).flatMap(({line, request}) => {
    const {operation, values, response} = request;
    if (operation.effect === 'creates')
      jobs.set(operation.api, {...values.parameters, ...(values.body as Record<string, Json> | undefined)});
    const mismatch = mismatchOf(request, jobs);
    return mismatch === undefined
      ? []
      : [
          {
            file: doc.file,
            line,
            what: `The example "${response?.example.key ?? ''}" does not answer the request to ${operation.api}/${operation.id}: ${mismatch}.`,
            fix: 'Change the request, choose another example with example=…, or show none with answer=none.',
          },
        ];
  });
}
