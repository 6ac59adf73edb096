import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import {jobsOf, type Call} from './call';
import type {Language} from './language';
import {literal, rubyStyle} from './literals';
import {MAX_ITEMS, MAX_PAGES, moduleUrl, STOPPED, STOPPED_PAGES, type LoopCall} from './loopCall';
import {rubyString} from './quote';

/** `'name' => 'value'` for each header. */
function pairs({headers}: Call): string[] {
  return Object.entries(headers).map(([name, value]) => `${rubyString(name)} => ${rubyString(value)}`);
}

/** `Net::HTTP.post(…)`, for what `open-uri` cannot do: it only reads, but follows redirects and raises unless the answer is 2xx. */
function sendLines({method, url, body}: Call, headers: readonly string[]): string[] {
  const data = body === undefined ? "''" : `${literal(body, rubyStyle, '  ', '  .to_json,'.length)}.to_json`;
  const values = [`URI(${rubyString(url)})`, data, ...headers];
  return [
    'response = Timeout.timeout(60) do',
    `  Net::HTTP.${method.toLowerCase()}(`,
    values.map((value) => `    ${value}`.replaceAll('\n', '\n  ')).join(',\n'),
    '  )',
    'end',
  ];
}

function single(call: Call): string[] {
  if (call.method !== 'GET') {
    return [
      "require 'json'",
      "require 'net/http'",
      "require 'timeout'",
      '',
      ...sendLines(call, pairs(call)),
      'response.value # raises unless 2xx',
      'pp JSON.parse(response.body)',
    ];
  }
  return [
    "require 'json'",
    "require 'open-uri'",
    "require 'timeout'",
    '',
    `url = URI(${rubyString(call.url)})`,
    'page = Timeout.timeout(60) do',
    `  url.open(${[...pairs(call), ...(call.follows ? [] : ['redirect: false'])].join(', ')})`,
    'end',
    'pp JSON.parse(page.read)',
  ];
}

function job(call: Call): string[] {
  const post = call.method !== 'GET';
  const headers =
    pairs(call).join(', ').length > 60 ? `{\n  ${pairs(call).join(',\n  ')}\n}` : `{${pairs(call).join(', ')}}`;
  return [
    "require 'json'",
    "require 'net/http'",
    "require 'timeout'",
    '',
    `headers = ${headers}`,
    ...(post
      ? sendLines(call, ['headers'])
      : [`response = Timeout.timeout(60) { Net::HTTP.get_response(URI(${rubyString(call.url)}), headers) }`]),
    "id = response['location'].to_s[%r{/jobs/([\\w-]+)\\z}, 1]",
    'response.error! unless id',
    `url = URI(${rubyString(`${jobsOf(call)}/`)} + id)`,
    'job = nil',
    '(1..).each do |poll|',
    `  abort "Still running: #{id}" if poll > ${POLLS}`,
    '',
    '  response = Timeout.timeout(60) { Net::HTTP.get_response(url, headers) }',
    '  response.value # raises unless 2xx',
    '  job = JSON.parse(response.body)',
    `  break if %w[${FINAL_STATES.join(' ')}].include?(job['status'])`,
    '',
    `  sleep ${PAUSE}`,
    'end',
    'pp job',
  ];
}

/** The request for Ruby's standard library. */
function sample(call: Call): string {
  return (call.form === 'job' ? job(call) : single(call)).join('\n');
}

/** The requests that read a list page by page. */
function readPages({by, call}: LoopCall): string {
  const url = rubyString(call.url);
  return [
    `# Save ${moduleUrl('rb')} in the same folder.`,
    "require_relative 'ecosystems'",
    '',
    ...(by === 'link'
      ? [
          `pages(${url}).with_index do |item, count|`,
          `  abort '${STOPPED}' if count == ${MAX_ITEMS}`,
          '',
          '  pp item',
          'end',
        ]
      : [
          '(1..).each do |page|',
          `  abort '${STOPPED_PAGES}' if page > ${MAX_PAGES}`,
          '',
          `  items = get(${url}, page: page)`,
          '  break if items.empty?',
          '',
          '  pp items',
          'end',
        ]),
  ].join('\n');
}

/** Ruby, with its standard library. */
export const ruby = {
  id: 'ruby',
  label: 'Ruby',
  highlight: 'ruby',
  sample,
  loop: readPages,
} as const satisfies Language;
