/**
 * Counts what files of dependencies name, by other means than the readers of the lockfile check: with
 * patterns over their lines, and without asking where a package comes from.
 */

/** Gives names and versions in a text: `name@version`. */
type Counter = (text: string) => string[];

/** @returns what a pattern finds: its groups `name` and `version` */
function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ({groups}) => `${groups?.name ?? ''}@${groups?.version ?? ''}`);
}

/** @returns the blocks of a list in TOML */
const blocks = (text: string, head: string): string[] =>
  text.split(`\n[[${head}]]`).slice(text.startsWith('[[') ? 0 : 1);

/** @returns the counter for lists in TOML */
const toml =
  (head: string): Counter =>
  (text) =>
    blocks(text.replace(/\r\n/g, '\n'), head).flatMap((block) => {
      const own = block.split(/\n\[(?!\[)/)[0] ?? '';
      const name = /^name\s*=\s*"([^"]+)"/m.exec(own)?.[1];
      return name ? `${name}@${/^version\s*=\s*"([^"]+)"/m.exec(own)?.[1] ?? ''}` : [];
    });

type Json = Record<string, unknown>;

const isObjectOrList = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const text = (value: unknown, key: string): string =>
  isObjectOrList(value) && typeof value[key] === 'string' ? value[key] : '';

function* objects(value: unknown): Generator<Json> {
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isObjectOrList(next)) continue;
    yield next;
    pending.push(...Object.values(next));
  }
}

/** @returns the entries of an object in an object */
const entries = (value: unknown, key: string): [string, unknown][] =>
  Object.entries(Object(isObjectOrList(value) ? value[key] : {}) as Json);

const packageLock: Counter = (file) => {
  const value = JSON.parse(file) as Json;
  if (value.packages)
    return entries(value, 'packages')
      .filter(([key]) => key.includes('node_modules/'))
      .map(
        ([key, entry]) => `${text(entry, 'name') || key.replace(/^.*node_modules\//, '')}@${text(entry, 'version')}`,
      );
  return Array.from(objects(value)).flatMap((one) =>
    entries(one, 'dependencies').map(([name, entry]) => {
      const version = text(entry, 'version');
      return version.startsWith('npm:') ? version.slice(4) : `${name}@${version}`;
    }),
  );
};

const purlsIn: Counter = (file) =>
  Array.from(objects((JSON.parse(file) as Json).components)).flatMap((one) => {
    const purl = text(one, 'purl');
    return purl && one.name !== undefined ? purl.replace(/[?#].*$/, '') : [];
  });

/** By identifier of the format. A format without one is only read. */
export const counters: Readonly<Record<string, Counter>> = {
  'package-lock': packageLock,
  'cargo-lock': toml('package'),
  'poetry-lock': toml('package'),
  'uv-lock': toml('package'),
  'pdm-lock': toml('package'),
  pylock: toml('packages'),
  'gemfile-lock': (file) => matches(file, /^ {4}(?<name>[^\s(!]+) \((?<version>[^)-]*)[^)]*\)\r?$/gm),
  'go-sum': (file) => matches(file, /^(?<name>\S+) (?<version>v[^\s/]+) h1:/gm),
  'go-list': (file) => matches(file, /^(?:\S+ v\S+ => )?(?<name>\S+) (?<version>v\S+)$/gm),
  'composer-lock': (file) => {
    const value = JSON.parse(file) as Json;
    return [value.packages, value['packages-dev']]
      .flatMap((list) => Object.values(Object(list) as Json))
      .flatMap((one) => (isObjectOrList(one) ? `${text(one, 'name')}@${text(one, 'version')}` : []));
  },
  'pipfile-lock': (file) => {
    const value = JSON.parse(file) as Json;
    return Object.keys(value)
      .filter((group) => group !== '_meta')
      .flatMap((group) => entries(value, group))
      .map(([name, entry]) => `${name}@${text(entry, 'version').replace(/^===?/, '')}`);
  },
  'nuget-lock': (file) =>
    entries(JSON.parse(file), 'dependencies').flatMap(([, group]) =>
      Object.entries(Object(group) as Json).map(([name, entry]) => `${name}@${text(entry, 'resolved')}`),
    ),
  'nuget-config': (file) =>
    matches(file, /<package\b[^>]*?\bid="(?<name>[^"]+)"[^>]*?\bversion="(?<version>[^"[(]+)"/g),
  'nuget-assets': (file) =>
    Object.keys(Object((JSON.parse(file.replace(/^\uFEFF/, '')) as Json).libraries) as Json).map((key) =>
      key.replace('/', '@'),
    ),
  'spdx-tag-value': (file) =>
    matches(file, /^ExternalRef:\s*PACKAGE[-_]MANAGER purl pkg:[^/]+\/(?<name>[^@?#\s]+)@(?<version>[^?#\s]+)/gm),
  'mix-lock': (file) => matches(file, /^\s*"[^"]+":\s*\{:hex,\s*:"?(?<name>[^",]+)"?,\s*"(?<version>[^"]+)"/gm),
  'pubspec-lock': (file) =>
    matches(file.replace(/\r/g, ''), /^ {2}(?<name>[\w-]+):\n(?: {4,}.*\n)*? {4}version: "?(?<version>[^"\n]+)/gm),
  'bun-lock': (file) => matches(file, /^ {4}"[^"]+": \["(?<name>@?[^@"]+)@(?<version>[^"]*)"/gm),
  'package-resolved': (file) =>
    Array.from(objects(JSON.parse(file))).flatMap((one) => {
      const url = text(one, 'location') || text(one, 'repositoryURL');
      const [, host, path] =
        /^(?:https?:\/\/|(?:ssh:\/\/)?git@)(github\.com|bitbucket\.org|gitlab\.com)[/:](.+?)(?:\.git)?$/.exec(url) ??
        [];
      const name = host && `${host}/${path}`;
      return name ? `${name}@${text(one.state, 'version')}` : [];
    }),
  'yarn-lock': (file) =>
    matches(
      file.replace(/\r/g, ''),
      /^"?(?:@?[^@\n]+@npm:)?(?<name>@?[^@\n"]+)@[^\n]*:\n(?: {2}"(?:integrity|resolved)"[^\n]*\n)* {2}"?version"? "?(?<version>[^"\n]+)/gm,
    ),
  'yarn-lock-2': (file) =>
    matches(file, /^ {2}resolution: "(?<name>@?[^@"]+)@(?:npm:|patch:[^"]*?@npm%3A)(?<version>[^":#]+)/gm),
  'pnpm-lock': (file) =>
    matches(
      file.split(/^snapshots:/m)[0]?.split(/^packages:/m)[1] ?? '',
      /^(?: {2}| {4})'?\/?(?<name>@[^@/\s']+\/[^@/\s']+|[^@/\s']+)[@/](?<version>\d[^\s:(_'/]*)(?:[_(][^\n]*)?'?:(?:\r?$| \{)/gm,
    ),
  requirements: (file) =>
    matches(file, /^(?<name>[A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*(?<version>[^\s;#,\\*]+)(?=\s|;|#|\\|$)/gm),
  cyclonedx: purlsIn,
};
