import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import {jobsOf, type Call} from './call';
import type {Language} from './language';
import {literal, pythonStyle} from './literals';
import {MAX_ITEMS, MAX_PAGES, moduleUrl, STOPPED, STOPPED_PAGES, type LoopCall} from './loopCall';
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

const stay = ({follows}: Call): string[] => (follows ? [] : ['allow_redirects=False']);

function single(call: Call): string[] {
  const headers = `headers=${literal(headersOf(call), pythonStyle, '    ', '    headers=,'.length)}`;
  return [
    'import requests',
    '',
    ...lines(`requests.${call.method.toLowerCase()}`, [
      pythonString(call.url),
      headers,
      ...bodyOf(call),
      ...stay(call),
      'timeout=60',
    ]),
    'response.raise_for_status()',
    'print(response.json())',
  ];
}

function job(call: Call): string[] {
  const create = [pythonString(call.url), ...bodyOf(call), ...stay(call), 'timeout=60'];
  return [
    'import re',
    'import time',
    '',
    'import requests',
    '',
    ...session(call),
    ...lines(`session.${call.method.toLowerCase()}`, create),
    'job_id = re.search(r"/jobs/([\\w-]+)$", response.headers.get("Location", ""))',
    'if not job_id:',
    '    raise SystemExit(f"Not created: HTTP {response.status_code}")',
    `job_url = ${pythonString(`${jobsOf(call)}/`)} + job_id[1]`,
    `for _ in range(${POLLS}):`,
    '    response = session.get(job_url, allow_redirects=False, timeout=60)',
    '    response.raise_for_status()',
    '    job = response.json()',
    `    if job["status"] in (${FINAL_STATES.map(pythonString).join(', ')}):`,
    '        break',
    `    time.sleep(${PAUSE})`,
    'else:',
    '    raise SystemExit(f"Still running: {job_id[1]}")',
    'print(job)',
  ];
}

/** The request for the `requests` library. */
function sample(call: Call): string {
  return (call.form === 'job' ? job(call) : single(call)).join('\n');
}

/** The requests that read a list page by page. */
function readPages({by, call}: LoopCall): string {
  const url = pythonString(call.url);
  const save = `# Save ${moduleUrl('py')} in the same folder.`;
  if (by === 'link')
    return [
      save,
      'from ecosystems import pages',
      '',
      `for count, item in enumerate(pages(${url})):`,
      `    if count == ${MAX_ITEMS}:`,
      `        raise SystemExit("${STOPPED}")`,
      '    print(repr(item))',
    ].join('\n');
  return [
    save,
    'from ecosystems import get',
    '',
    `for page in range(1, ${MAX_PAGES + 1}):`,
    `    items = get(${url}, page=page)`,
    '    if not items:',
    '        break',
    '    print(items)',
    'else:',
    `    raise SystemExit("${STOPPED_PAGES}")`,
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
