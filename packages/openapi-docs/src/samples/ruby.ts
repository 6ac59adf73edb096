import {FINAL_STATES} from '../jobs';
import {PAUSE, type Call} from './call';
import type {Language} from './language';
import {literal, rubyStyle} from './literals';
import {MAX_PAGES, MAX_WAITS, UNIX_TIME, type LoopCall} from './loopCall';
import {rubyString} from './quote';

/** `'name' => 'value'` for each header. */
function pairs({headers}: Call): string[] {
  return Object.entries(headers).map(([name, value]) => `${rubyString(name)} => ${rubyString(value)}`);
}

/** `Net::HTTP.post(…)`, for what `open-uri` cannot do: it only reads, but follows redirects and raises unless the answer is 2xx. */
function send({method, url, body}: Call, headers: readonly string[]): string[] {
  const data = body === undefined ? "''" : `${literal(body, rubyStyle, '  ', '  .to_json,'.length)}.to_json`;
  const values = [`URI(${rubyString(url)})`, data, ...headers];
  return [`response = Net::HTTP.${method.toLowerCase()}(`, values.map((value) => `  ${value}`).join(',\n'), ')'];
}

function single(call: Call): string[] {
  if (call.method !== 'GET') {
    return [
      "require 'json'",
      "require 'net/http'",
      '',
      ...send(call, pairs(call)),
      'response.value # raises unless 2xx',
      'pp JSON.parse(response.body)',
    ];
  }
  return [
    "require 'json'",
    "require 'open-uri'",
    '',
    `url = URI(${rubyString(call.url)})`,
    `page = url.open(${pairs(call).join(', ')})`,
    'pp JSON.parse(page.read)',
  ];
}

function job(call: Call): string[] {
  const post = call.method !== 'GET';
  const headers =
    pairs(call).join(', ').length > 60 ? `{\n  ${pairs(call).join(',\n  ')}\n}` : `{${pairs(call).join(', ')}}`;
  return [
    "require 'json'",
    ...(post ? ["require 'net/http'"] : []),
    "require 'open-uri'",
    '',
    `headers = ${headers}`,
    ...(post
      ? [...send(call, ['headers']), "response.error! unless response['location']", "url = URI(response['location'])"]
      : [`url = URI(${rubyString(call.url)})`]),
    'loop do',
    '  page = url.open(headers)',
    ...(post ? [] : ['  url = page.base_uri # where the redirect led']),
    '  job = JSON.parse(page.read)',
    `  break pp(job) if %w[${FINAL_STATES.join(' ')}].include?(job['status'])`,
    '',
    `  sleep ${PAUSE}`,
    'end',
  ];
}

/** The request for Ruby's standard library. */
function sample(call: Call): string {
  return (call.form === 'job' ? job(call) : single(call)).join('\n');
}

/** What leads to the next page. */
function nextPage({by, separator}: LoopCall): string {
  return by === 'link'
    ? `  url = page.meta['link']&.slice(/<([^>]+)>; rel="next"/, 1)&.sub(/\\Ahttp:/, 'https:')`
    : `  url = items.empty? ? nil : "#{list}${separator}page=#{pages + 1}"`;
}

/** The requests for Ruby's standard library that read a list page by page. */
function readPages(loop: LoopCall): string {
  const {by, call} = loop;
  const url = rubyString(call.url);
  return [
    "require 'json'",
    "require 'open-uri'",
    '',
    `max_pages = ${MAX_PAGES} # raise it to read further`,
    ...(by === 'link' ? [`url = ${url}`] : [`list = ${url}`, 'url = list']),
    'pages = waits = 0',
    'while url && pages < max_pages',
    '  begin',
    `    page = URI(url).open(${pairs(call).join(', ')})`,
    '  rescue OpenURI::HTTPError => e',
    `    raise unless e.io.status[0] == '429' && (waits += 1) <= ${MAX_WAITS}`,
    '',
    "    after = (e.io.meta['retry-after'] || e.io.meta['x-ratelimit-reset'] || 60).to_f",
    '    # Seconds to wait, or a Unix time.',
    `    sleep [after > ${UNIX_TIME} ? after - Time.now.to_f : after, 1].max`,
    '    retry',
    '  end',
    ...(by === 'link' ? ['  pp JSON.parse(page.read)'] : ['  items = JSON.parse(page.read)', '  pp items']),
    '  pages += 1',
    nextPage(loop),
    'end',
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
