/** The arguments of a script: ids, and options of the form `--name value`. */
export interface Arguments<K extends string> {
  ids: string[];
  options: Partial<Record<K, string>>;
}

/**
 * Reads `[id…] [--name value]`.
 * @throws Error, in one sentence for the user, for an unknown option, one without its value, or an odd id.
 */
export function parseArguments<K extends string>(args: readonly string[], known: readonly K[]): Arguments<K> {
  const ids: string[] = [];
  const options: Partial<Record<K, string>> = {};
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument.startsWith('--')) {
      const name = known.find((option) => option === argument.slice(2));
      const value = args[index + 1];
      if (!name) throw new Error(`There is no option ${argument}. Known: ${known.map((option) => `--${option}`).join(', ')}.`);
      if (value === undefined || value.startsWith('--')) throw new Error(`The option ${argument} needs a value.`);
      options[name] = value;
      index += 1;
    } else if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(argument)) ids.push(argument);
    else throw new Error(`"${argument}" is not the id of an API description.`);
  }
  return {ids, options};
}
