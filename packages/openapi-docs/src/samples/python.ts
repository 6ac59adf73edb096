import {FINAL_STATES} from '../jobs';
import {PAUSE, type Call} from './call';
import type {Language} from './language';
import {literal, pythonStyle} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {pythonString} from './quote';

/** The library writes the type of a JSON body itself. */
function headersOf({headers: {'Content-Type': _, ...headers}}: Call): Record<string, string> {
  return headers;
}

/** `session.headers[…] = …` for each header. */
function session(call: Call): string[] {
  return [
    'session = requests.Session()',
    ...Object.entries(headersOf(call)).map(
      ([name, value]) => `session.headers[${pythonString(name)}] = ${pythonString(value)}`,
    ),
  ];
}

/** `callee(url, …)` with each argument on a line of its own. */
function lines(callee: string, values: readonly string[]): string[] {
  return [`response = ${callee}(`, ...values.map((value) => `    ${value},`), ')'];
}

function bodyOf({body}: Call): string[] {
  return body === undefined ? [] : [`json=${literal(body, pythonStyle, '    ', '    json=,'.length)}`];
}

function single(call: Call): string[] {
  const headers = `headers=${literal(headersOf(call), pythonStyle, '    ', '    headers=,'.length)}`;
  return [
    'import requests',
    '',
    ...lines(`requests.${call.method.toLowerCase()}`, [pythonString(call.url), headers, ...bodyOf(call)]),
    'response.raise_for_status()',
    'print(response.json())',
  ];
}

function job(call: Call): string[] {
  return [
    'import time',
    '',
    'import requests',
    '',
    ...session(call),
    ...lines(`session.${call.method.toLowerCase()}`, [pythonString(call.url), ...bodyOf(call)]),
    '# The redirect has been followed: this is the job.',
    'while True:',
    '    response.raise_for_status()',
    '    job = response.json()',
    `    if job["status"] in (${FINAL_STATES.map(pythonString).join(', ')}):`,
    '        break',
    `    time.sleep(${PAUSE})`,
    '    response = session.get(response.url)',
    'print(job)',
  ];
}

/** The request for the `requests` library. */
function sample(call: Call): string {
  return (call.form === 'job' ? job(call) : single(call)).join('\n');
}

/** The requests for the `requests` library that read a list page by page. */
function readPages({by, separator, call}: LoopCall): string {
  const url = pythonString(call.url);
  return [
    'import time',
    '',
    'import requests',
    '',
    `MAX_PAGES = ${MAX_PAGES}  # raise it to read further`,
    ...session(call),
    ...(by === 'link' ? [`url = ${url}`] : [`list_url = ${url}`, 'url = list_url']),
    'pages = waits = 0',
    'while url and pages < MAX_PAGES:',
    '    response = session.get(url)',
    `    if response.status_code == 429 and waits < ${MAX_WAITS}:`,
    '        waits += 1',
    '        reset = response.headers.get("X-RateLimit-Reset", 60)',
    '        after = float(response.headers.get("Retry-After", reset))',
    '        # Seconds to wait, or a Unix time.',
    `        time.sleep(max(1, after - time.time() if after > ${UNIX_TIME} else after))`,
    '        continue',
    '    response.raise_for_status()',
    ...(by === 'link'
      ? [
          '    print(response.json())',
          '    pages += 1',
          '    url = response.links.get("next", {}).get("url", "")',
          '    url = url.replace("http://", "https://", 1)',
        ]
      : [
          '    items = response.json()',
          '    print(items)',
          '    pages += 1',
          `    url = f"{list_url}${separator}page={pages + 1}" if items else None`,
        ]),
  ].join('\n');
}

/** Python, with the `requests` library. */
export const python = {
  id: 'python',
  label: 'Python',
  highlight: 'python',
  published: 'Python',
  sample,
  loop: readPages,
} as const satisfies Language;
