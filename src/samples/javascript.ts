import {PAUSE, SAMPLE_EMAIL, type Call} from './call';
import {javascriptStyle, LINE, literal} from './literals';
import {javascriptString} from './quote';

/** What differs in a browser: one line, only what is true of this request. */
function browserNote({cors, form}: Call): string {
  if (!cors) return '// For Node. Browsers cannot read this API: it sends no CORS headers.';
  return `// For Node. Browsers may drop User-Agent (use ?mailto=${SAMPLE_EMAIL})${form === 'pages' ? ' and hide Link' : ''}.`;
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

function pages(call: Call): string[] {
  return [
    `let url = ${javascriptString(call.url)};`,
    'while (url) {',
    `  const response = ${fetchCall('url', [`headers: ${headersOf(call, '    ')}`], '  ')};`,
    `  ${RAISE}`,
    '  console.log(await response.json());',
    `  url = response.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];`,
    '}',
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
    "  if (job.status === 'complete' || job.status === 'error') break;",
    `  await new Promise((resolve) => setTimeout(resolve, ${PAUSE * 1000}));`,
    '  response = await fetch(response.url, {headers});',
    '}',
    'console.log(job);',
  ];
}

/** The request for `fetch`, as a module. */
export function javascript(call: Call): string {
  return [browserNote(call), ...{single, pages, job}[call.form](call)].join('\n');
}
