/** Reads Gemfile.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {registryElsewhere} from '../shared/registries';

/** A gem of a section, and the names of those that it depends on. */
interface Spec {
  section: Section;
  name: string;
  version: string;
  dependencies: string[];
}

/** Where gems come from: `GEM` and its registries, `GIT`, `PATH`. */
interface Section {
  kind: string;
  remotes: string[];
}

/** What the file contains. */
interface Lockfile {
  specs: Spec[];
  /** Lines that are where gems are, and are none. */
  odd: string[];
  /** The names in `DEPENDENCIES`. */
  asked: Set<string>;
}

/** Sections that list no gems with their source. */
const WITHOUT_GEMS = /^(?:|PLATFORMS|DEPENDENCIES|CHECKSUMS|RUBY VERSION|BUNDLED WITH|METADATA|LOCKED BY|\d.*)$/;

/** @returns what the lines say; their indentation tells what they belong to */
function parse(text: string): Lockfile {
  const file: Lockfile = {specs: [], odd: [], asked: new Set()};
  let section: Section = {kind: '', remotes: []};
  for (const line of text.split(/\r?\n/)) {
    const content = line.trimStart();
    const indent = line.length - content.length;
    // A name, and in brackets a version, possibly with a platform: nokogiri (1.15.0-x86_64-linux).
    const [, name = '', version = ''] = /^([^\s(!]+)!?(?: \(([^)]*)\))?/.exec(content) ?? [];
    if (indent === 0 && content) section = {kind: content.trim(), remotes: []};
    else if (content.startsWith('remote: ')) section.remotes.push(content.slice('remote: '.length).trim());
    else if (section.kind === 'DEPENDENCIES' && indent === 2) file.asked.add(name);
    else if (!WITHOUT_GEMS.test(section.kind)) {
      if (indent !== 2 && indent !== 4 && indent !== 6 && content) file.odd.push(content);
      if (indent === 4) file.specs.push({section, name, version, dependencies: []});
      if (indent === 6) file.specs.at(-1)?.dependencies.push(name);
    }
  }
  return file;
}

/** @returns where gems of a section come from; undefined if that is the public registry */
function elsewhereOf({kind, remotes}: Section): Elsewhere | undefined {
  if (kind === 'GIT') return {reason: 'git'};
  if (kind === 'PATH') return remotes.length === 1 ? folderElsewhere(remotes[0]) : {reason: 'local'};
  if (!/^(?:GEM|PLUGIN SOURCE)$/.test(kind)) return {reason: 'unreadable'};
  const elsewhere = remotes.flatMap((remote) => registryElsewhere('gem', remote) ?? []);
  // A plugin of Bundler gets them from where it likes.
  if (kind === 'PLUGIN SOURCE') return elsewhere[0] ?? {reason: 'private'};
  // A section with two registries doesn't say which gem is whose.
  if (elsewhere.length === remotes.length) return elsewhere[0];
  const secret = elsewhere.find(({reason}) => reason !== 'other-registry');
  return secret && {reason: 'unsure', host: secret.host ?? 'another registry'};
}

/** @param text the file */
function readGemfileLock(text: string): Collector {
  const collector = new Collector();
  const {specs, odd, asked} = parse(text);
  for (const line of odd) collector.skip(line, 'unreadable');
  const byName = new ByName<number>();
  const known = new Set<number | undefined>();
  const indexes = specs.map(({section, name, version}) => {
    // Only one section of the file tells who is asked for; a file without it says nothing.
    const direct = asked.size > 0 ? asked.has(name) : undefined;
    const index = collector.add('gem', name, version, {direct, elsewhere: elsewhereOf(section)});
    // A gem stands once for each platform.
    if (!known.has(index)) byName.add(name, version, index);
    known.add(index);
    return index;
  });
  // Bundler itself stands in another section.
  const names = new Set(['bundler', ...specs.map(({name}) => name)]);
  for (const name of new Set(specs.flatMap(({dependencies}) => dependencies)))
    if (!names.has(name)) collector.skip(name, 'unreadable');
  for (const [position, {dependencies}] of specs.entries())
    for (const name of dependencies) collector.connect(indexes[position], byName.find(name));
  return collector;
}

export const gemfileLock: Format = {
  id: 'gemfile-lock',
  language: 'Ruby',
  title: 'Gemfile.lock',
  tools: 'Bundler; gems.locked too',
  fileName: /^(?:Gemfile.*\.lock|gems\.locked)$/i,
  syntax: 'text',
  sign: (text) => /^(?:(?:GEM|PATH)\n {2}(?:remote|specs)|GIT\n(?: {2}remote: [^\n]*\n)? {2}revision):/m.test(text),
  read: readGemfileLock,
  nearby: [
    {
      name: /^(?:Gemfile|gems\.rb)$|\.gemspec$/i,
      content: /^\s{0,8}(?:source ['"]https|gem ['"][\w-]+['"])/m,
      message: 'This looks like a Gemfile. It lists version ranges, not installed versions. Use Gemfile.lock.',
    },
  ],
};
