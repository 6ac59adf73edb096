import {FINAL_STATES} from '../jobs';
import {PAUSE, type Call} from './call';
import type {Language} from './language';
import {jsonStyle, LINE, literal} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {goString} from './quote';

/** A whole program: gofmt leaves it as it is. */
function program(imports: readonly string[], main: readonly string[]): string {
  return [
    'package main',
    '',
    'import (',
    ...[...imports].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...main.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

/** `request, _ := http.NewRequest(…)`: its error can only be about the arguments, which are right. */
function newRequest({method, body}: Call, url: string): string[] {
  const text =
    body === undefined ? '' : goString(literal(body, jsonStyle, '', '\tbody := strings.NewReader(``)'.length));
  const reader = body === undefined ? 'nil' : 'body';
  const line = `request, _ := http.NewRequest("${method}", ${url}, ${reader})`;
  return [
    ...(text ? [`body := strings.NewReader(${text})`] : []),
    ...(line.length + 8 <= LINE ? [line] : [`request, _ := http.NewRequest("${method}",`, `\t${url},`, `\t${reader})`]),
  ];
}

/**
 * Sends, and stops unless the answer is 2xx: redirects have been followed.
 *
 * @param inspect what happens with the answer before that
 */
function send({headers}: Call, inspect: readonly string[] = []): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `request.Header.Set(${goString(name)}, ${goString(value)})`),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    ...inspect,
    'if response.StatusCode >= 300 {',
    '\tlog.Fatal(response.Status)',
    '}',
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
const withBody = ({body}: Call): string[] => (body === undefined ? [] : ['strings']);

function single(call: Call): string {
  return program(
    ['io', 'log', 'net/http', 'os', ...withBody(call)],
    [
      ...newRequest(call, goString(call.url)),
      ...send(call),
      'defer response.Body.Close()',
      'io.Copy(os.Stdout, response.Body)',
    ],
  );
}

function job(call: Call): string {
  return program(
    ['encoding/json', 'fmt', 'log', 'net/http', 'time', ...withBody(call)],
    [
      ...newRequest(call, goString(call.url)),
      '// The redirect has been followed: this is the job.',
      'for {',
      ...indented([
        ...send(call),
        'var job map[string]any',
        'json.NewDecoder(response.Body).Decode(&job)',
        'response.Body.Close()',
        `if ${FINAL_STATES.map((state) => `job["status"] == ${goString(state)}`).join(' || ')} {`,
        '\tfmt.Println(job)',
        '\treturn',
        '}',
        `time.Sleep(${PAUSE} * time.Second)`,
        'request, _ = http.NewRequest("GET", response.Request.URL.String(), nil)',
      ]),
      '}',
    ],
  );
}

/** The request for Go's standard library. */
function sample(call: Call): string {
  return call.form === 'job' ? job(call) : single(call);
}

/** Waits after a 429, a few times in all. */
const WAIT = [
  `if response.StatusCode == 429 && waits < ${MAX_WAITS} {`,
  ...indented([
    'waits++',
    'response.Body.Close()',
    'after := response.Header.Get("Retry-After")',
    'if after == "" {',
    '\tafter = response.Header.Get("X-RateLimit-Reset")',
    '}',
    'seconds, err := strconv.ParseInt(after, 10, 64)',
    'if err != nil {',
    '\tseconds = 60',
    `} else if seconds > ${UNIX_TIME} { // a Unix time`,
    '\tseconds -= time.Now().Unix()',
    '}',
    'time.Sleep(time.Duration(seconds+1) * time.Second)',
    'continue',
  ]),
  '}',
];

/** Prints a page, and finds what leads to the next one. */
function printPage({by, separator}: LoopCall): string[] {
  if (by === 'link') {
    return [
      'io.Copy(os.Stdout, response.Body)',
      'response.Body.Close()',
      'pages++',
      'url = ""',
      'if match := next.FindStringSubmatch(response.Header.Get("Link")); match != nil {',
      '\turl = strings.Replace(match[1], "http://", "https://", 1)',
      '}',
    ];
  }
  return [
    'items, _ := io.ReadAll(response.Body)',
    'response.Body.Close()',
    'os.Stdout.Write(items)',
    'if string(items) == "[]" {',
    '\tbreak',
    '}',
    'pages++',
    `url = fmt.Sprintf("%s${separator}page=%d", list, pages+1)`,
  ];
}

/** The requests for Go's standard library that read a list page by page. */
function readPages(loop: LoopCall): string {
  const {by, call} = loop;
  const url = goString(call.url);
  return program(
    ['io', 'log', 'net/http', 'os', 'strconv', 'time', ...(by === 'link' ? ['regexp', 'strings'] : ['fmt'])],
    [
      `const maxPages = ${MAX_PAGES} // raise it to read further`,
      ...(by === 'link'
        ? ['next := regexp.MustCompile(`<([^>]+)>; rel="next"`)', `url := ${url}`]
        : [`list := ${url}`, 'url := list']),
      'pages, waits := 0, 0',
      'for url != "" && pages < maxPages {',
      ...indented([...newRequest(call, 'url'), ...send(call, WAIT), ...printPage(loop)]),
      '}',
    ],
  );
}

/** Go, with its standard library. */
export const go = {
  id: 'go',
  label: 'Go',
  highlight: 'go',
  sample,
  loop: readPages,
} as const satisfies Language;
