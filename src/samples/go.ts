import {PAUSE, type Call} from './call';
import {jsonStyle, LINE, literal} from './literals';
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

/** Sends, and stops unless the answer is 2xx: redirects have been followed. */
function send({headers}: Call): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `request.Header.Set(${goString(name)}, ${goString(value)})`),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
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

function pages(call: Call): string {
  return program(
    ['io', 'log', 'net/http', 'os', 'regexp'],
    [
      'next := regexp.MustCompile(`<([^>]+)>; rel="next"`)',
      `url := ${goString(call.url)}`,
      'for {',
      ...indented([
        ...newRequest(call, 'url'),
        ...send(call),
        'io.Copy(os.Stdout, response.Body)',
        'response.Body.Close()',
        'match := next.FindStringSubmatch(response.Header.Get("Link"))',
        'if match == nil {',
        '\treturn',
        '}',
        'url = match[1]',
      ]),
      '}',
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
        'if job["status"] == "complete" || job["status"] == "error" {',
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
export function go(call: Call): string {
  return {single, pages, job}[call.form](call);
}
