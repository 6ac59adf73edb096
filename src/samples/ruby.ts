import {PAUSE, type Call} from './call';
import {literal, rubyStyle} from './literals';
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

function pages(call: Call): string[] {
  return [
    "require 'json'",
    "require 'open-uri'",
    '',
    `url = ${rubyString(call.url)}`,
    'while url',
    `  page = URI(url).open(${pairs(call).join(', ')})`,
    '  pp JSON.parse(page.read)',
    `  url = page.meta['link']&.slice(/<([^>]+)>; rel="next"/, 1)`,
    'end',
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
    "  break pp(job) if %w[complete error].include?(job['status'])",
    '',
    `  sleep ${PAUSE}`,
    'end',
  ];
}

/** The request for Ruby's standard library. */
export function ruby(call: Call): string {
  return {single, pages, job}[call.form](call).join('\n');
}
