import type {Call} from './call';
import type {Language} from './language';
import {jsonStyle, literal} from './literals';
import {MAX_PAGES, STOPPED_PAGES, type LoopCall} from './loopCall';
import {everyShellQuoted, shellQuoted} from './quote';

/** What makes curl use the method. With `-L`, which readers may add, `-X POST` would be sent to the target of a redirect too; data makes a POST that becomes a GET there. */
function methodOption({method, body}: Call): string {
  if (method === 'GET' || (method === 'POST' && body !== undefined)) return '';
  return method === 'POST' ? ' -d ""' : ` -X ${method}`;
}

/** The request for curl, with the headers where one of them leads to a job. Without a body it is one line that bash, zsh, PowerShell 7 and the prompt of cmd read alike. */
function sample(call: Call): string {
  const {'User-Agent': agent = '', ...headers} = call.headers;
  const words = [
    `curl${call.follows ? ' -L' : call.form === 'job' ? ' -i' : ''} -A ${everyShellQuoted(agent)}${methodOption(call)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${everyShellQuoted(`${name}: ${value}`)}`),
  ];
  const url = everyShellQuoted(call.url);
  if (call.body === undefined) return [...words, url].join(' ');
  const body = literal(call.body, jsonStyle, '  ', "  -d '' \\".length);
  return [...words, `-d ${shellQuoted(body)}`, url].join(' \\\n  ');
}

/** Seconds to wait after a 429, or a Unix time. Shells run what stands in arithmetic, so only digits get there. */
const WAIT = [
  '    after=$(number retry-after)',
  '    after=${after:-$(number x-ratelimit-reset)}',
  '    after=${after:-60}',
  '    [ "$after" -gt 86400 ] && after=$((after - $(date +%s)))',
  '    { [ "$after" -ge 1 ] && [ "$after" -le 3600 ]; } || after=60',
  '    sleep "$after"',
];

/** What leads to the next page: by `Link`, only on the host of the first request and with its scheme. */
const NEXT = [
  `  next=$(header link | sed -n 's/.*<\\([^>]*\\)>; rel="next".*/\\1/p')`,
  '  next=${next#http*:}',
  '  case $next in',
  "    '') url= ;;",
  '    "${origin#*:}"/*) url=${origin%%:*}:$next ;;',
  '    *) echo "Not followed: the next page isn\'t on $origin" >&2; exit 1 ;;',
  '  esac',
];

/** The requests for curl that read a list page by page, for a POSIX shell. At the prompt of zsh a comment is a command, `!` begins history, and `status` and `path` are the shell's own. */
function readPages({by, call}: LoopCall): string {
  const {'User-Agent': agent = '', ...headers} = call.headers;
  const {origin} = new URL(call.url);
  const url = `$origin${shellQuoted(call.url.slice(origin.length))}`;
  const options = [
    `-sg -m 120 -A ${shellQuoted(agent)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    '-D headers.txt -o page.json',
    `-w '%{http_code}' --url "$url"`,
  ];
  return [
    // Whatever ends the loop, the reader's terminal stays.
    '(',
    'header() {',
    `  tr -d '\\r' < headers.txt | awk -F ': ' -v name="$1" 'tolower($1) == name {print $2}'`,
    '}',
    'number() {',
    `  header "$1" | grep -xE '[1-9][0-9]{0,9}' | tail -n 1`,
    '}',
    '',
    `origin=${shellQuoted(origin)}`,
    ...(by === 'link' ? [`url=${url}`] : [`list=${url}`, 'url=$list']),
    'pages=0',
    'waits=0',
    'while [ -n "$url" ]; do',
    `  [ "$pages" -lt ${MAX_PAGES} ] || { echo '${STOPPED_PAGES}' >&2; exit 1; }`,
    // A response that breaks off has a status too.
    `  code=$(curl ${options.join(' \\\n    ')}) || code='000, incomplete'`,
    '  if [ "$code" = 429 ] && [ "$waits" -lt 2 ]; then',
    '    waits=$((waits + 1))',
    ...WAIT,
    '    continue',
    '  fi',
    '  [ "$code" = 200 ] || { echo "HTTP $code" >&2; exit 1; }',
    '  cat page.json',
    '  pages=$((pages + 1))',
    ...(by === 'link'
      ? NEXT
      : [
          `  url=$list'${call.url.includes('?') ? '&' : '?'}page='$((pages + 1))`,
          '  if [ "$(cat page.json)" = \'[]\' ]; then url=; fi',
        ]),
    'done',
    ')',
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
