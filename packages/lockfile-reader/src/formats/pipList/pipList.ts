/** Reads what `pip list` and `uv pip list` print: a table, or JSON. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {reasonOfSource} from '../shared/registries';
import {field, itemsOf, keysOf, textField} from '../shared/looseValues';

/** The head of the table, and the line under it. */
const HEAD = /^\s*Package\s+Version\b[^\n]*\n\s*-+\s+-+/;

function readPipTable(text: string): Collector {
  const collector = new Collector();
  const lines = text.split('\n');
  const head = lines.find((line) => /^\s*Package\s+Version\b/.test(line)) ?? '';
  // Before pip 21.2 the column is called "Location"; where there is a column for the installer, it says where all packages are.
  const old = /\bInstaller\b/.test(head) ? -1 : head.search(/\bLocation\b/);
  const named = head.indexOf('Editable project location');
  const [start, end] = named < 0 ? [old, -1] : [named, head.search(/\bLocation\b/)];
  for (const line of lines) {
    const [name = '', version] = line.trim().split(/\s+/);
    const location = start < 0 ? '' : line.slice(start, end > start ? end : undefined).trim();
    if (!name || /^-+$/.test(name) || (name === 'Package' && version === 'Version')) continue;
    if (!version) collector.skip(line.trim(), 'unreadable');
    // Only what is installed from a folder has something in this column.
    else collector.add('pypi', name, version, {elsewhere: location ? {reason: 'local'} : undefined});
  }
  return collector;
}

/** What pip and uv say of a package; lists of other tools, which have names and versions too, say more. */
const KEYS =
  /^(?:name|version|location|installer|editable_project_location|latest_version|latest_filetype|build|direct_url)$/;

/** @param value the JSON of `pip list --format json` */
function readPipJson(value: unknown): Collector {
  const collector = new Collector();
  for (const entry of itemsOf(value)) {
    const isLocal = textField(entry, 'editable_project_location') !== undefined;
    const url = textField(field(entry, 'direct_url'), 'url') ?? textField(entry, 'direct_url');
    collector.add('pypi', textField(entry, 'name') ?? 'package without a name', textField(entry, 'version'), {
      elsewhere: isLocal ? {reason: 'local'} : url === undefined ? undefined : {reason: reasonOfSource(url) ?? 'url'},
    });
  }
  return collector;
}

export const pipTable: Format = {
  id: 'pip-list',
  language: 'Python',
  title: 'pip list',
  tools: 'pip list, uv pip list',
  fileName: undefined,
  syntax: 'text',
  sign: (text) => HEAD.test(text.replace(/\r\n?/g, '\n').slice(0, 10_000)),
  read: readPipTable,
};

export const pipJson: Format = {
  id: 'pip-list-json',
  language: 'Python',
  title: 'pip list --format json',
  tools: 'pip list --format json, uv pip list --format json',
  fileName: undefined,
  syntax: 'json',
  is: (value) => {
    const keys = keysOf(Array.isArray(value) ? value[0] : undefined);
    return keys.includes('name') && keys.includes('version') && keys.every((key) => KEYS.test(key));
  },
  read: readPipJson,
};
