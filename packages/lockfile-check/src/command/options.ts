/** Reads the arguments of the command. */
import {parseArgs} from 'node:util';
import {sourceKey, type SourceKind} from '@ecosystems-docs/lockfile-reader';
import {FAIL_ON, type FailOn} from '../policy';
import {formatOfFile, OUTPUTS, type OutputFormat} from './outputs';
import {PAGE_URL} from './about';
import {EXIT_TEXT} from './exitCode';

const KINDS: readonly SourceKind[] = ['beside', 'mirror', 'ssh'];
const FORMATS = OUTPUTS.map(({id}) => id);

export const HELP = `Checks lockfiles and SBOMs against the advisories that ecosyste.ms knows.

Usage: node check.mjs [options] FILE|FOLDER|- …

  --fail-on SEVERITY   lowest severity that fails: ${FAIL_ON.join(', ')} (default: low)
                       An advisory without a severity counts, but for none.
  --policy FILE        JSON with failOn, allowedLicenses, failOnStatus and exceptions
  --format FORMAT      what is printed: ${FORMATS.join(', ')} (default: text)
  --output FILE        also writes a file, in the format of its extension; repeatable:
                       ${OUTPUTS.map(({extensions}) => extensions[0]).join(' ')}
  --accept KIND=HOST   sends names that may be private, from that host alone, or from
                       several with commas, as the run says it; repeatable:
                       beside  a file names this registry beside the public one
                       mirror  nearly all packages come from this registry, a mirror
                       ssh     packages are repositories on this host, fetched over SSH
  --email ADDRESS      joins the polite pool, which has a higher rate limit
  --base URL           a mock server on this machine instead of the services
  --timeout SECONDS    limit for the whole run (default: 600)
  --help, --version

Exit code: ${Object.entries(EXIT_TEXT)
  .map(([code, text]) => `${code}  ${text}`)
  .join('\n           ')}

Only names of public packages are sent: no versions, no file names. ${PAGE_URL}
`;

/** What a run is asked for. */
export interface Options {
  paths: string[];
  failOn?: FailOn;
  policy?: string;
  format: OutputFormat;
  outputs: {file: string; format: OutputFormat}[];
  /** Keys of the sources whose names are sent although they may be private. */
  accepted: ReadonlySet<string>;
  email?: string;
  base?: string;
  timeout: number;
}

/** A mistake in the arguments, in a sentence. */
export class UsageError extends Error {}

function oneOf<T extends string>(name: string, value: string, all: readonly T[]): T {
  const known = all.find((one) => one === value);
  if (known === undefined) throw new UsageError(`--${name} must be ${all.join(', ')}.`);
  return known;
}

function outputOf(file: string): Options['outputs'][number] {
  const format = formatOfFile(file);
  if (!format) throw new UsageError(`We don't know the format of ${file} by its extension.`);
  return {file, format};
}

function baseOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/.test(url))
    throw new UsageError('--base must be on this machine, for example http://localhost:4010.');
  return url.replace(/\/$/, '');
}

function secondsOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--timeout must be a number of seconds, 1 or more.');
  return Number(text);
}

function emailOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[^\s@()<>]+@[^\s@()<>]+$/.test(text))
    throw new UsageError('--email must be an email address.');
  return text;
}

/** @returns the key of a source: one answer for all hosts would also be one for those that a change brings */
function acceptedOf(text: string): string {
  const [, name = '', hosts] = /^([^=]*)(?:=(.+))?$/.exec(text) ?? [];
  const kind = oneOf('accept', name, KINDS);
  if (hosts === undefined) throw new UsageError(`--accept ${kind} needs a host, for example ${kind}=npm.acme.example.`);
  return sourceKey({kind, hosts: [hosts]});
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'fail-on': {type: 'string'},
        policy: {type: 'string'},
        format: {type: 'string', default: 'text'},
        output: {type: 'string', multiple: true, default: []},
        accept: {type: 'string', multiple: true, default: []},
        email: {type: 'string'},
        base: {type: 'string'},
        timeout: {type: 'string', default: '600'},
        help: {type: 'boolean'},
        version: {type: 'boolean'},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
}

/**
 * @returns the options, or what else is asked for
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options | 'help' | 'version' {
  const {values, positionals} = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (positionals.length === 0) throw new UsageError('Name a file or a folder, or - for standard input.');
  const failOn = values['fail-on'];
  return {
    paths: positionals,
    ...(failOn === undefined ? {} : {failOn: oneOf('fail-on', failOn, FAIL_ON)}),
    policy: values.policy,
    format: OUTPUTS.find(({id}) => id === oneOf('format', values.format, FORMATS))!,
    outputs: values.output.map(outputOf),
    accepted: new Set(values.accept.map(acceptedOf)),
    email: emailOf(values.email),
    base: baseOf(values.base),
    timeout: secondsOf(values.timeout),
  };
}
