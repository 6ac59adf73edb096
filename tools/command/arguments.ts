/** The arguments of a script: ids, options of the form `--name value`, and flags of the form `--name`. */
export interface Arguments<K extends string, F extends string> {
  ids: string[];
  options: Partial<Record<K, string>>;
  flags: ReadonlySet<F>;
}

/**
 * Reads `[id…] [--name value] [--flag]`.
 * @throws Error, in one sentence for the user, for an unknown option, one without its value, or an odd id.
 */
export function parseArguments<K extends string, F extends string = never>(
  args: readonly string[],
  known: readonly K[],
  knownFlags: readonly F[] = [],
): Arguments<K, F> {
  const ids: string[] = [];
  const options: Partial<Record<K, string>> = {};
  const flags = new Set<F>();
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (!argument.startsWith('-')) {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(argument))
        throw new Error(`"${argument}" is not the id of an API description.`);
      ids.push(argument);
      continue;
    }
    const [, text = '', inline] = /^--?([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
    const flag = knownFlags.find((option) => option === text);
    if (flag && inline === undefined) {
      flags.add(flag);
      continue;
    }
    const name = known.find((option) => option === text);
    const all = [...known, ...knownFlags].map((option) => `--${option}`).join(', ');
    if (!name) throw new Error(`There is no option ${argument}. Known: ${all}.`);
    const value = inline ?? rest.shift();
    if (!value || value.startsWith('--')) throw new Error(`The option --${name} needs a value.`);
    options[name] = value;
  }
  return {ids, options, flags};
}
