import {FINAL_STATES, PAUSE, POLLS} from '../jobs';
import type {Operation} from '../model';
import {jobsOf, type Call} from './call';
import type {Language} from './language';
import {asciiJsonStyle, literal} from './literals';
import {powerShellString} from './quote';

/** The longest name of an entry. */
const NAME = 'ContentType'.length;
const BODY_START = `  ${'Body'.padEnd(NAME)} = ''`.length;

/** The redirect isn't followed: only the job's ID is taken from it. */
function poll(call: Call): string[] {
  return [
    '$created = Invoke-WebRequest @request -MaximumRedirection 0 -SkipHttpErrorCheck `',
    '  -ErrorAction Ignore',
    '$id = "$($created.Headers.Location)".Split(\'/\')[-1]',
    'if ($id -notmatch \'^[0-9A-Za-z-]+\\z\') { throw "Not created: HTTP $($created.StatusCode)" }',
    // Without this, a failed poll doesn't end the loop.
    "$ErrorActionPreference = 'Stop'",
    '$polls = 0',
    'do {',
    `  Start-Sleep -Seconds ${PAUSE}`,
    `  $job = Invoke-RestMethod "${jobsOf(call)}/$id" -UserAgent $request.UserAgent -MaximumRedirection 0`,
    `} until ($job.status -in ${FINAL_STATES.map(powerShellString).join(', ')} -or ++$polls -ge ${POLLS})`,
    `if ($polls -ge ${POLLS}) { throw "Still running: $id" }`,
    '$job | ConvertTo-Json -Depth 100',
  ];
}

/** What `Invoke-RestMethod` is called with, as the entries of a hash table. */
function callEntries({method, url, headers, body}: Call): (readonly [name: string, value: string])[] {
  const {'User-Agent': agent = '', 'Content-Type': type, ...others} = headers;
  const more = Object.entries(others).map(([name, value]) => `${powerShellString(name)} = ${powerShellString(value)}`);
  return [
    ['Method', powerShellString(method)],
    ['Uri', powerShellString(url)],
    ['UserAgent', powerShellString(agent)],
    ...(more.length > 0 ? [['Headers', `@{${more.join('; ')}}`] as const] : []),
    ...(type === undefined ? [] : [['ContentType', powerShellString(type)] as const]),
    ...(body === undefined
      ? []
      : [['Body', powerShellString(literal(body, asciiJsonStyle, '  ', BODY_START))] as const]),
  ];
}

/** The request for `Invoke-RestMethod`, which stops at an error status by itself. Where there is no body, curl's line runs in PowerShell too. */
function sample(call: Call, {requestBody}: Operation): string | undefined {
  if (requestBody === undefined) return undefined;
  return [
    '$request = @{',
    ...callEntries(call).map(([name, value]) => `  ${name.padEnd(NAME)} = ${value}`),
    '}',
    ...(call.form === 'job'
      ? poll(call)
      : ['Invoke-RestMethod @request -MaximumRedirection 0 | ConvertTo-Json -Depth 100']),
  ].join('\n');
}

/** PowerShell 7, for requests with a body: curl's sample of those is written for a POSIX shell. */
export const powershell = {
  id: 'powershell',
  label: 'PowerShell',
  highlight: 'powershell',
  sample,
} as const satisfies Language;
