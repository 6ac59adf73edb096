/** The request as a command of the command line client, `ecosystems`. */
import {PAUSE} from '../jobs';
import type {Json, Operation} from '../model';
import {isObject} from '../objects';
import {valueText} from '../words/valueText';
import {SAMPLE_EMAIL, type Call} from './call';
import {CLI_COMMANDS} from './cliCommands';
import type {Language} from './language';
import {LINE} from './literals';
import {shellWord} from './quote';
import type {RequestValues} from './request';

interface Command {
  /** Group and command, for example `packages get_registry`. */
  name: string;
  /** For each parameter in the path, in its order, the number of the argument. */
  path: number[];
  /** For each parameter of the query that is an argument, the number of that. */
  query: ReadonlyMap<string, number>;
  options: ReadonlySet<string>;
}

/** By group, method and path with `{}` for each parameter. The client's names of commands are those of an older document, so they identify nothing. */
const commands = new Map(
  CLI_COMMANDS.trim()
    .split('\n')
    .map((line): [string, Command] => {
      const [group = '', command = '', method = '', target = '', ...options] = line.split(' ');
      const [path = '', query] = target.split('?');
      return [
        `${group} ${method} ${path.replace(/\d(?=\})/g, '')}`,
        {
          name: `${group} ${command}`,
          path: [...path.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)),
          query: new Map([...new URLSearchParams(query)].map(([name, place]) => [name, Number(place.slice(1, -1))])),
          options: new Set(options),
        },
      ];
    }),
);

/** @returns the operation's command; its group is the first label of the host. */
function commandOf({baseUrl, method, path, published}: Operation): Command | undefined {
  const group = /^https:\/\/(\w+)\.ecosyste\.ms\/api\/v1$/.exec(baseUrl)?.[1];
  if (!published || !group) return undefined;
  return commands.get(`${group} ${method} ${path.replace(/\{[^}]*\}/g, '{}')}`);
}

/** @returns an option; one for each item of a list */
function optionOf(name: string, value: Json): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => `--${name.replaceAll('_', '-')} ${shellWord(valueText(one))}`);
}

/** @returns the options for a body; undefined where the command cannot send it */
function bodyOptions({options}: Command, body: Json | undefined): string[] | undefined {
  if (body === undefined) return [];
  if (!isObject(body)) return undefined;
  const entries = Object.entries(body);
  const isText = (value: Json): boolean =>
    Array.isArray(value) ? value.length > 0 && value.every(isText) : typeof value === 'string';
  if (!entries.every(([name, value]) => options.has(`body:${name}`) && isText(value))) return undefined;
  return entries.flatMap(([name, value]) => optionOf(name, value));
}

/**
 * @param operation the operation to call
 * @param values values of its parameters
 * @returns the command; undefined where the client has none that sends this request
 */
export function cliCommand(operation: Operation, values: RequestValues): string | undefined {
  const command = commandOf(operation);
  if (!command) return undefined;
  const pathNames = [...operation.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const words: string[] = [];
  const options = bodyOptions(command, values.body);
  if (!options) return undefined;
  for (const {name} of operation.parameters) {
    const value = values.parameters[name];
    if (value === undefined) continue;
    const place = command.path[pathNames.indexOf(name)] ?? command.query.get(name);
    if (place !== undefined) words[place] = shellWord(valueText(value));
    else if (command.options.has(name)) options.push(...optionOf(name, value));
    else return undefined;
  }
  // Only the jobs of the tools are polled.
  const job = command.name.endsWith(' create_job') && values.body === undefined;
  const parts = [
    command.name,
    ...(job ? [`--polling-interval ${PAUSE}`] : []),
    ...options,
    // What follows are arguments, even if one starts with a dash.
    ...(words.some((word) => /^'?-/.test(word)) ? ['--'] : []),
    ...words,
  ];
  const line = parts.join(' ');
  const written = line.length + 2 > LINE ? parts.join(' \\\n    ') : line;
  return `ecosystems --format json --mailto ${SAMPLE_EMAIL} \\\n  ${written}`;
}

/** Our command line client. It has no loop, because it doesn't print headers. */
export const cli = {
  id: 'cli',
  label: 'CLI',
  highlight: 'bash',
  sample: (_call: Call, operation: Operation, values: RequestValues) => cliCommand(operation, values),
} as const satisfies Language;
