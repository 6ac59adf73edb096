import {PAUSE, type Call} from './call';
import {literal, pythonStyle} from './literals';
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

function pages(call: Call): string[] {
  return [
    'import requests',
    '',
    ...session(call),
    `url = ${pythonString(call.url)}`,
    'while url:',
    '    response = session.get(url)',
    '    response.raise_for_status()',
    '    print(response.json())',
    '    url = response.links.get("next", {}).get("url")',
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
    '    if job["status"] in ("complete", "error"):',
    '        break',
    `    time.sleep(${PAUSE})`,
    '    response = session.get(response.url)',
    'print(job)',
  ];
}

/** The request for the `requests` library. */
export function python(call: Call): string {
  return {single, pages, job}[call.form](call).join('\n');
}
