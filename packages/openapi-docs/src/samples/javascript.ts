import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import {jobsOf, SAMPLE_EMAIL, type Call} from './call';
import type {Language} from './language';
import {javascriptStyle, LINE, literal} from './literals';
import {MAX_ITEMS, MAX_PAGES, moduleUrl, STOPPED, STOPPED_PAGES, type LoopCall} from './loopCall';
import {javascriptString} from './quote';

/** What differs in a browser: one line, only what is true of this request. */
function browserNote({cors, follows}: Call): string {
  if (!cors) return "// For Node.js. Browsers can't read this API: it sends no CORS headers.";
  return `// For Node. Browsers may drop User-Agent${follows ? '' : ` (use ?mailto=${SAMPLE_EMAIL})`}.`;
}

/** Ends the whole request, its body included. */
const LIMIT = 'signal: AbortSignal.timeout(60_000)';

const RAISE = 'if (!response.ok) throw new Error(`HTTP ${response.status}`);';

/** `fetch(url, {…})` on lines of their own. */
function fetchCall(url: string, init: readonly string[], indent: string): string {
  const inner = `${indent}  `;
  return `await fetch(${url}, {\n${init.map((line) => `${inner}${line},`).join('\n')}\n${indent}})`;
}

function headersOf({headers}: Call, indent: string): string {
  return literal(headers, javascriptStyle, indent, indent.length + 'headers: ,'.length);
}

function bodyOf({body}: Call, indent: string): string[] {
  return body === undefined
    ? []
    : [
        `body: JSON.stringify(${literal(body, javascriptStyle, indent, indent.length + 'body: JSON.stringify(),'.length)})`,
      ];
}

function methodOf({method}: Call): string[] {
  return method === 'GET' ? [] : [`method: '${method}'`];
}

function single(call: Call): string[] {
  const stay = call.follows ? [] : ["redirect: 'manual'"];
  const init = [...methodOf(call), `headers: ${headersOf(call, '  ')}`, ...bodyOf(call, '  '), ...stay, LIMIT];
  return [
    `const response = ${fetchCall(javascriptString(call.url), init, '')};`,
    RAISE,
    'console.log(await response.json());',
  ];
}

function job(call: Call): string[] {
  const init = [...methodOf(call), '...init()', ...bodyOf(call, '')];
  const url = javascriptString(call.url);
  const line = `const created = await fetch(${url}, {${init.join(', ')}});`;
  const lines = `const created = await fetch(\n  ${url},\n  {${init.join(', ')}},\n);`;
  return [
    `const headers = ${headersOf(call, '')};`,
    `const init = () => ({headers, redirect: 'manual', ${LIMIT}});`,
    line.length > LINE ? lines : line,
    "const id = /\\/jobs\\/([\\w-]+)$/.exec(created.headers.get('location') ?? '')?.[1];",
    'if (!id) throw new Error(`Not created: HTTP ${created.status}`);',
    'let job;',
    'for (let polls = 0; ; polls += 1) {',
    `  if (polls === ${POLLS}) throw new Error(\`Still running: ${'${id}'}\`);`,
    `  const response = await fetch(${javascriptString(`${jobsOf(call)}/`)} + id, init());`,
    `  ${RAISE}`,
    '  job = await response.json();',
    `  if (${FINAL_STATES.map((state) => `job.status === ${javascriptString(state)}`).join(' || ')}) break;`,
    `  await new Promise((resolve) => setTimeout(resolve, ${PAUSE * 1000}));`,
    '}',
    'console.log(job);',
  ];
}

/** The request for `fetch`, as a module. */
function sample(call: Call): string {
  return [browserNote(call), ...(call.form === 'job' ? job(call) : single(call))].join('\n');
}

/** The requests that read a list page by page, as a module. */
function readPages({by, call}: LoopCall): string {
  const url = javascriptString(call.url);
  const linked = by === 'link';
  return [
    `// Save ${moduleUrl('mjs')} in the same folder. For Node.js.`,
    `import {ApiError, ${linked ? 'pages' : 'get'}} from './ecosystems.mjs';`,
    '',
    ...(linked
      ? [
          'let count = 0;',
          `for await (const item of pages(${url})) {`,
          `  if (count === ${MAX_ITEMS}) throw new ApiError('${STOPPED}');`,
          '  console.dir(item, {depth: null});',
          '  count += 1;',
          '}',
        ]
      : [
          'for (let page = 1; ; page += 1) {',
          `  if (page > ${MAX_PAGES}) throw new ApiError('${STOPPED_PAGES}');`,
          `  const items = await get(${url}, {page});`,
          '  if (items.length === 0) break;',
          '  console.dir(items, {depth: null});',
          '}',
        ]),
  ].join('\n');
}

/** JavaScript: `fetch`, in a module. */
export const javascript = {
  id: 'javascript',
  label: 'JavaScript',
  highlight: 'javascript',
  published: 'JavaScript',
  sample,
  loop: readPages,
} as const satisfies Language;
