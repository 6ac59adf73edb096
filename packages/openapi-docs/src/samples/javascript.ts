import {FINAL_STATES} from '../jobs';
import {PAUSE, SAMPLE_EMAIL, type Call} from './call';
import type {Language} from './language';
import {javascriptStyle, LINE, literal} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {javascriptString} from './quote';

/** What differs in a browser: one line, only what is true of this request. */
function browserNote({cors}: Call, readsLink = false): string {
  if (!cors) return "// For Node.js. Browsers can't read this API: it sends no CORS headers.";
  return `// For Node. Browsers may drop User-Agent (use ?mailto=${SAMPLE_EMAIL})${readsLink ? ' and hide Link' : ''}.`;
}

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
  const init = [...methodOf(call), `headers: ${headersOf(call, '  ')}`, ...bodyOf(call, '  ')];
  return [
    `const response = ${fetchCall(javascriptString(call.url), init, '')};`,
    RAISE,
    'console.log(await response.json());',
  ];
}

function job(call: Call): string[] {
  const init = [...methodOf(call), 'headers', ...bodyOf(call, '')];
  const url = javascriptString(call.url);
  const line = `let response = await fetch(${url}, {${init.join(', ')}});`;
  const lines = `let response = await fetch(\n  ${url},\n  {${init.join(', ')}},\n);`;
  return [
    `const headers = ${headersOf(call, '')};`,
    line.length > LINE ? lines : line,
    '// The redirect has been followed: this is the job.',
    'let job;',
    'while (true) {',
    `  ${RAISE}`,
    '  job = await response.json();',
    `  if (${FINAL_STATES.map((state) => `job.status === ${javascriptString(state)}`).join(' || ')}) break;`,
    `  await new Promise((resolve) => setTimeout(resolve, ${PAUSE * 1000}));`,
    '  response = await fetch(response.url, {headers});',
    '}',
    'console.log(job);',
  ];
}

/** The request for `fetch`, as a module. */
function sample(call: Call): string {
  return [browserNote(call), ...(call.form === 'job' ? job(call) : single(call))].join('\n');
}

/** What leads to the next page. */
function nextPage({by, separator}: LoopCall): string[] {
  return by === 'link'
    ? [
        `  const next = response.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];`,
        "  url = next?.replace(/^http:/, 'https:');",
      ]
    : [`  url = items.length > 0 ? \`\${list}${separator}page=\${pages + 1}\` : undefined;`];
}

/** The requests for `fetch` that read a list page by page, as a module. */
function readPages(loop: LoopCall): string {
  const {by, call} = loop;
  const url = javascriptString(call.url);
  return [
    browserNote(call, by === 'link'),
    `const MAX_PAGES = ${MAX_PAGES}; // raise it to read further`,
    `const headers = ${headersOf(call, '')};`,
    ...(by === 'link' ? [`let url = ${url};`] : [`const list = ${url};`, 'let url = list;']),
    'let pages = 0;',
    'let waits = 0;',
    'while (url && pages < MAX_PAGES) {',
    '  const response = await fetch(url, {headers});',
    `  if (response.status === 429 && waits < ${MAX_WAITS}) {`,
    '    waits += 1;',
    "    const after = response.headers.get('retry-after') ?? response.headers.get('x-ratelimit-reset');",
    '    // Seconds to wait, or a Unix time.',
    `    const seconds = after > ${UNIX_TIME} ? after - Date.now() / 1000 : Number(after ?? 60);`,
    '    await new Promise((resolve) => setTimeout(resolve, Math.max(seconds, 1) * 1000));',
    '    continue;',
    '  }',
    `  ${RAISE}`,
    ...(by === 'link'
      ? ['  console.log(await response.json());']
      : ['  const items = await response.json();', '  console.log(items);']),
    '  pages += 1;',
    ...nextPage(loop),
    '}',
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
