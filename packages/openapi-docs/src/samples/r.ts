import {FINAL_STATES} from '../jobs';
import type {Json} from '../model';
import {PAUSE, type Call} from './call';
import type {Language} from './language';
import {jsonStyle, literal, rStyle} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {rString} from './quote';

/** Whether R's lists can hold the value: no empty name and no U+0000. */
function fitsList(value: Json): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, inner]) => name !== '' && !name.includes('\0') && fitsList(inner));
}

/** A pipeline: the first stage, and the others indented. */
function pipe(first: string, stages: readonly string[]): string {
  return [first, ...stages.map((stage) => `  ${stage}`)].join(' |>\n');
}

function bodyOf({method, headers, body}: Call): string[] {
  // A body makes a POST that becomes a GET at a redirect; `req_method("POST")` would be sent there too.
  if (body === undefined)
    return method === 'GET' ? [] : method === 'POST' ? ['req_body_raw("")'] : [`req_method(${rString(method)})`];
  const list = body !== null && typeof body === 'object' && fitsList(body);
  return [
    list
      ? `req_body_json(${literal(body, rStyle, '  ', '  req_body_json() |>'.length)})`
      : `req_body_raw(${rString(literal(body, jsonStyle))}, ${rString(headers['Content-Type'] ?? '')})`,
    ...(method === 'POST' ? [] : [`req_method(${rString(method)})`]),
  ];
}

function stages({headers}: Call, agent: string): string[] {
  const {'User-Agent': _agent, 'Content-Type': _type, ...others} = headers;
  const more = Object.entries(others).map(([name, value]) => `${rStyle.name(name)}${rString(value)}`);
  return [`req_user_agent(${agent})`, ...(more.length > 0 ? [`req_headers(${more.join(', ')})`] : [])];
}

function single(call: Call): string[] {
  return [
    pipe(`request(${rString(call.url)})`, [
      ...stages(call, rString(call.headers['User-Agent'] ?? '')),
      ...bodyOf(call),
      'req_perform()',
      'resp_body_json()',
      'str()',
    ]),
  ];
}

function job(call: Call): string[] {
  return [
    `agent <- ${rString(call.headers['User-Agent'] ?? '')}`,
    pipe(`response <- request(${rString(call.url)})`, [...stages(call, 'agent'), ...bodyOf(call), 'req_perform()']),
    '# The redirect has been followed: this is the job.',
    `while (!resp_body_json(response)$status %in% c(${FINAL_STATES.map(rString).join(', ')})) {`,
    `  Sys.sleep(${PAUSE})`,
    `  ${pipe('response <- request(response$url)', [...stages(call, 'agent'), 'req_perform()']).replaceAll('\n', '\n  ')}`,
    '}',
    'str(resp_body_json(response))',
  ];
}

/** The request for the httr2 package, which stops at an error status by itself. */
function sample(call: Call): string {
  return ['library(httr2)', '', ...(call.form === 'job' ? job(call) : single(call))].join('\n');
}

/** Seconds that the package waits after a 429. */
const WAIT = [
  '# After a 429: seconds to wait, or a Unix time.',
  'wait_after <- function(response) {',
  '  after <- resp_header(response, "Retry-After")',
  '  if (is.null(after)) after <- resp_header(response, "X-RateLimit-Reset")',
  '  after <- if (is.null(after)) 60 else as.numeric(after)',
  `  max(1, if (after > ${UNIX_TIME}) after - as.numeric(Sys.time()) else after)`,
  '}',
];

/** The requests for the httr2 package that read a list page by page. */
function readPages({by, separator, call}: LoopCall): string {
  const url = rString(call.url);
  const request = pipe('response <- request(url)', [
    ...stages(call, rString(call.headers['User-Agent'] ?? '')),
    `req_retry(max_tries = ${MAX_WAITS + 1}, after = wait_after)`,
    'req_perform()',
  ]);
  return [
    'library(httr2)',
    '',
    ...WAIT,
    '',
    `max_pages <- ${MAX_PAGES} # raise it to read further`,
    ...(by === 'link' ? [`url <- ${url}`] : [`list_url <- ${url}`, 'url <- list_url']),
    'pages <- 0',
    'while (!is.null(url) && pages < max_pages) {',
    `  ${request.replaceAll('\n', '\n  ')}`,
    ...(by === 'link'
      ? [
          '  str(resp_body_json(response))',
          '  pages <- pages + 1',
          '  url <- resp_link_url(response, "next")',
          '  if (!is.null(url)) url <- sub("^http:", "https:", url)',
        ]
      : [
          '  items <- resp_body_json(response)',
          '  str(items)',
          '  pages <- pages + 1',
          `  url <- if (length(items) > 0) paste0(list_url, "${separator}page=", pages + 1)`,
        ]),
    '}',
  ].join('\n');
}

/** R, with the httr2 package. */
export const r = {
  id: 'r',
  label: 'R',
  highlight: 'r',
  sample,
  loop: readPages,
} as const satisfies Language;
