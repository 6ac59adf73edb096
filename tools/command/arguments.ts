import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Wrong arguments: the message is one sentence for the user, and the usage belongs below it. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command takes: its options, and whether words without a dash are among its arguments. */
export interface Accepted {
  options?: Options;
  allowPositionals?: boolean;
}

/** @returns the problem in our words, because Node's messages name its own settings */
function sentence(error: NodeJS.ErrnoException, options: Options): string {
  const name = /'(?:-\w, )?(--?[^'\s=]+)/.exec(error.message)?.[1] ?? '';
  const known = Object.keys(options).map((option) => `--${option}`);
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${name}.${known.length > 0 ? ` Known: ${known.join(', ')}.` : ''}`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return options[name.slice(2)]?.type === 'boolean'
        ? `The option ${name} takes no value.`
        : `The option ${name} needs a value.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `This command does not take ${/'(.*?)'/s.exec(error.message)?.[1] ?? 'this'}.`;
    default:
      throw error;
  }
}

/**
 * The one parser of all commands.
 *
 * @throws UsageError for an unknown option, one without its value, or a word where none is taken
 */
export function readArguments<const T extends Accepted>(
  args: readonly string[],
  accepted: T,
): ReturnType<typeof parseArgs<T & {args: string[]}>> {
  let parsed: ReturnType<typeof parseArgs<T & {args: string[]}>>;
  try {
    parsed = parseArgs({...accepted, args: [...args]});
  } catch (error) {
    throw new UsageError(sentence(error as NodeJS.ErrnoException, accepted.options ?? {}));
  }
  const empty = Object.entries(parsed.values).find(([, value]) => value === '');
  if (empty) throw new UsageError(`The option --${empty[0]} needs a value.`);
  return parsed;
}

/** @throws UsageError unless it is a port */
export function portOf(text: string, example: number): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`"${text}" is not a port. Give a number from 1 to 65535, for example --port ${example}.`);
  return port;
}

/** The arguments of a script: ids, options of the form `--name value`, and flags of the form `--name`. */
export interface Arguments<K extends string, F extends string> {
  ids: string[];
  options: Partial<Record<K, string>>;
  flags: ReadonlySet<F>;
}

/**
 * Reads `[id…] [--name value] [--flag]`.
 * @throws UsageError for an unknown option, one without its value, or an odd id
 */
export function parseArguments<K extends string, F extends string = never>(
  args: readonly string[],
  known: readonly K[],
  knownFlags: readonly F[] = [],
): Arguments<K, F> {
  const options: Options = Object.fromEntries([
    ...known.map((name) => [name, {type: 'string'}] as const),
    ...knownFlags.map((name) => [name, {type: 'boolean'}] as const),
  ]);
  const {values, positionals: ids} = readArguments(args, {options, allowPositionals: true});
  const odd = ids.find((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
  if (odd !== undefined) throw new UsageError(`"${odd}" is not the id of an API description.`);
  const given: Partial<Record<string, unknown>> = values;
  const texts: Partial<Record<K, string>> = {};
  for (const name of known) {
    const value = given[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return {ids, options: texts, flags: new Set(knownFlags.filter((name) => given[name] === true))};
}
