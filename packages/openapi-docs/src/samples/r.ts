import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import type {Json} from '../model';
import {jobsOf, type Call} from './call';
import type {Language} from './language';
import {jsonStyle, literal, rStyle} from './literals';
import {MAX_ITEMS, MAX_PAGES, moduleUrl, STOPPED, STOPPED_PAGES, type LoopCall} from './loopCall';
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

function stages({follows, headers}: Call, agent: string): string[] {
  const {'User-Agent': _agent, 'Content-Type': _type, ...others} = headers;
  const more = Object.entries(others).map(([name, value]) => `${rStyle.name(name)}${rString(value)}`);
  return [
    `req_user_agent(${agent})`,
    'req_timeout(60)',
    ...(more.length > 0 ? [`req_headers(${more.join(', ')})`] : []),
    ...(follows ? [] : ['req_options(followlocation = FALSE)']),
  ];
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
  const here = stages(call, 'agent');
  return [
    `agent <- ${rString(call.headers['User-Agent'] ?? '')}`,
    pipe(`created <- request(${rString(call.url)})`, [...here, ...bodyOf(call), 'req_perform()']),
    'id <- basename(resp_header(created, "Location"))',
    'stopifnot(grepl("^[0-9A-Za-z-]+$", id))',
    `for (poll in 1:${POLLS}) {`,
    `  ${pipe(`job <- request(paste0(${rString(`${jobsOf(call)}/`)}, id))`, [...here, 'req_perform()', 'resp_body_json()']).replaceAll('\n', '\n  ')}`,
    `  if (job$status %in% c(${FINAL_STATES.map(rString).join(', ')})) break`,
    `  if (poll == ${POLLS}) stop("Still running: ", id)`,
    `  Sys.sleep(${PAUSE})`,
    '}',
    'str(job)',
  ];
}

/** The request for the httr2 package, which stops at an error status by itself. */
function sample(call: Call): string {
  return ['library(httr2)', '', ...(call.form === 'job' ? job(call) : single(call))].join('\n');
}

/** The requests that read a list page by page. */
function readPages({by, call}: LoopCall): string {
  const url = rString(call.url);
  return [
    `# Save ${moduleUrl('R')} in the same folder.`,
    'source("ecosystems.R")',
    '',
    ...(by === 'link'
      ? [
          `items <- get_pages(${url}, .max = ${MAX_ITEMS + 1})`,
          `for (item in head(items, ${MAX_ITEMS})) str(item)`,
          `if (length(items) > ${MAX_ITEMS}) stop("${STOPPED}")`,
        ]
      : [
          `for (page in 1:${MAX_PAGES}) {`,
          `  items <- get_json(${url}, page = page)`,
          '  if (length(items) == 0) break',
          '  for (item in items) str(item)',
          `  if (page == ${MAX_PAGES}) stop("${STOPPED_PAGES}")`,
          '}',
        ]),
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
