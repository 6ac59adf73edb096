import type {Call} from './call';
import type {Language} from './language';
import {jsonStyle, literal} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {everyShellQuoted, shellQuoted} from './quote';

/** What makes curl use the method. `-X POST` would be sent to the target of a redirect too; data makes a POST that becomes a GET there. */
function methodOption({method, body}: Call): string {
  if (method === 'GET' || (method === 'POST' && body !== undefined)) return '';
  return method === 'POST' ? ' -d ""' : ` -X ${method}`;
}

/** The request for curl. Without a body it is one line that bash, zsh, PowerShell 7 and the prompt of cmd read alike. */
function sample(call: Call): string {
  const {'User-Agent': agent = '', ...headers} = call.headers;
  const words = [
    `curl${call.redirects ? ' -L' : ''} -A ${everyShellQuoted(agent)}${methodOption(call)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${everyShellQuoted(`${name}: ${value}`)}`),
  ];
  const url = everyShellQuoted(call.url);
  if (call.body === undefined) return [...words, url].join(' ');
  const body = literal(call.body, jsonStyle, '  ', "  -d '' \\".length);
  return [...words, `-d ${shellQuoted(body)}`, url].join(' \\\n  ');
}

/** Seconds to wait after a 429, from the headers of the response. */
const WAIT = [
  '    after=$(header retry-after)',
  '    after=${after:-$(header x-ratelimit-reset)}',
  '    after=${after:-60}',
  '    # Seconds to wait, or a Unix time.',
  `    [ "$after" -gt ${UNIX_TIME} ] && after=$((after - $(date +%s)))`,
  '    sleep $((after > 0 ? after : 1))',
];

/** What leads to the next page. */
function nextPage({by, separator}: LoopCall): string[] {
  return by === 'link'
    ? [`  url=$(header link | sed -n 's/.*<\\([^>]*\\)>; rel="next".*/\\1/p' | sed 's/^http:/https:/')`]
    : [`  url=$list'${separator}page='$((pages + 1))`, '  if [ "$(cat page.json)" = \'[]\' ]; then url=; fi'];
}

/** The requests for curl that read a list page by page, for a POSIX shell. */
function readPages(loop: LoopCall): string {
  const {by, call} = loop;
  const {'User-Agent': agent = '', ...headers} = call.headers;
  const url = shellQuoted(call.url);
  const options = [
    `-s${call.redirects ? 'L' : ''} -A ${shellQuoted(agent)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    '-D headers.txt -o page.json',
    `-w '%{http_code}' "$url"`,
  ];
  return [
    'header() {',
    `  tr -d '\\r' < headers.txt | awk -F ': ' -v name="$1" 'tolower($1) == name {print $2}'`,
    '}',
    '',
    `max_pages=${MAX_PAGES} # raise it to read further`,
    ...(by === 'link' ? [`url=${url}`] : [`list=${url}`, 'url=$list']),
    'pages=0',
    'waits=0',
    'while [ -n "$url" ] && [ "$pages" -lt "$max_pages" ]; do',
    `  status=$(curl ${options.join(' \\\n    ')})`,
    `  if [ "$status" = 429 ] && [ "$waits" -lt ${MAX_WAITS} ]; then`,
    '    waits=$((waits + 1))',
    ...WAIT,
    '    continue',
    '  fi',
    '  [ "$status" = 200 ] || { echo "HTTP $status" >&2; exit 1; }',
    '  cat page.json',
    '  pages=$((pages + 1))',
    ...nextPage(loop),
    'done',
  ].join('\n');
}

/** curl, in a POSIX shell. */
export const curl = {
  id: 'curl',
  label: 'curl',
  highlight: 'bash',
  published: 'Shell',
  sample,
  loop: readPages,
} as const satisfies Language;
