import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import {jobsOf, type Call} from './call';
import type {Language} from './language';
import {jsonStyle, LINE, literal} from './literals';
import {MAX_ITEMS, MAX_PAGES, moduleUrl, STOPPED, STOPPED_PAGES, type LoopCall} from './loopCall';
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

/** Sends, unlike a client without going where a redirect leads, and stops unless the status is below `limit`. */
function sendLines({follows, headers}: Call, limit: number): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `request.Header.Set(${goString(name)}, ${goString(value)})`),
    `response, err := http.${follows ? 'DefaultClient.Do' : 'DefaultTransport.RoundTrip'}(request)`,
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    `if response.StatusCode >= ${limit} {`,
    '\tlog.Fatal(response.Status)',
    '}',
  ];
}

/** Ends the program, wherever it waits. */
const LIMIT = 'time.AfterFunc(time.Minute, func() { log.Fatal("No response within a minute") })';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
const withBody = ({body}: Call): string[] => (body === undefined ? [] : ['strings']);

function single(call: Call): string {
  return program(
    ['io', 'log', 'net/http', 'os', 'time', ...withBody(call)],
    [
      LIMIT,
      ...newRequest(call, goString(call.url)),
      ...sendLines(call, 300),
      'defer response.Body.Close()',
      'if _, err := io.Copy(os.Stdout, response.Body); err != nil {',
      '\tlog.Fatal(err)',
      '}',
    ],
  );
}

function job(call: Call): string {
  const poll: Call = {...call, method: 'GET', body: undefined};
  return program(
    ['encoding/json', 'fmt', 'log', 'net/http', 'regexp', 'time', ...withBody(call)],
    [
      `limit := ${LIMIT}`,
      ...newRequest(call, goString(call.url)),
      ...sendLines(call, 400),
      'id := regexp.MustCompile(`[\\w-]+$`).FindString(response.Header.Get("Location"))',
      'if id == "" {',
      '\tlog.Fatal("Not created: ", response.Status)',
      '}',
      `for polls := 0; polls < ${POLLS}; polls++ {`,
      ...indented([
        'limit.Reset(time.Minute)',
        ...newRequest(poll, `${goString(`${jobsOf(call)}/`)}+id`),
        ...sendLines(poll, 300),
        'var job map[string]any',
        'json.NewDecoder(response.Body).Decode(&job)',
        'response.Body.Close()',
        `if ${FINAL_STATES.map((state) => `job["status"] == ${goString(state)}`).join(' || ')} {`,
        '\tfmt.Printf("%#v\\n", job)',
        '\treturn',
        '}',
        `time.Sleep(${PAUSE} * time.Second)`,
      ]),
      '}',
      'log.Fatal("Still running: ", id)',
    ],
  );
}

/** The request for Go's standard library. */
function sample(call: Call): string {
  return call.form === 'job' ? job(call) : single(call);
}

/** The requests that read a list page by page. */
function readPages({by, call}: LoopCall): string {
  const url = goString(call.url);
  const code =
    by === 'link'
      ? program(
          ['fmt', 'log'],
          [
            'count := 0',
            `pages(${url}, nil, func(item any) bool {`,
            `\tif count == ${MAX_ITEMS} {`,
            `\t\tlog.Fatal("${STOPPED}")`,
            '\t}',
            '\tfmt.Printf("%#v\\n", item)',
            '\tcount++',
            '\treturn true',
            '})',
          ],
        )
      : program(
          ['fmt', 'log', 'net/url', 'strconv'],
          [
            'for page := 1; ; page++ {',
            `\tif page > ${MAX_PAGES} {`,
            `\t\tlog.Fatal("${STOPPED_PAGES}")`,
            '\t}',
            '\tvar items []any',
            `\tget(${url}, url.Values{"page": {strconv.Itoa(page)}}, &items)`,
            '\tif len(items) == 0 {',
            '\t\tbreak',
            '\t}',
            '\tfmt.Printf("%#v\\n", items)',
            '}',
          ],
        );
  return `// Save ${moduleUrl('go')} in the same folder. Run: go run main.go ecosystems.go\n${code}`;
}

/** Go, with its standard library. */
export const go = {
  id: 'go',
  label: 'Go',
  highlight: 'go',
  sample,
  loop: readPages,
} as const satisfies Language;
