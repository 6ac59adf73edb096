import type {Call} from './call';
import {jsonStyle, literal} from './literals';
import {shellQuoted} from './quote';

/** What makes curl use the method. `-X POST` would be sent to the target of a redirect too; data makes a POST that becomes a GET there. */
function methodOption({method, body}: Call): string {
  if (method === 'GET' || (method === 'POST' && body !== undefined)) return '';
  return method === 'POST' ? " -d ''" : ` -X ${method}`;
}

/** The request for curl. */
export function curl(call: Call): string {
  const {'User-Agent': agent = '', ...headers} = call.headers;
  return [
    `curl${call.redirects ? ' -L' : ''} -A ${shellQuoted(agent)}${methodOption(call)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(call.body === undefined ? [] : [`-d ${shellQuoted(literal(call.body, jsonStyle, '  ', "  -d '' \\".length))}`]),
    shellQuoted(call.url),
  ].join(' \\\n  ');
}
