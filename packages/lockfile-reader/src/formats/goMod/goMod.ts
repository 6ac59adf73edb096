/** Reads go.mod. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {directivesOf, replacementsOf, type Directive} from '../shared/goDirectives';
import {ownModules} from '../shared/goModules';
import {folderElsewhere} from '../shared/ownFolders';
import {moduleElsewhere, reasonOfSource} from '../shared/registries';

/** @returns whether the file is for a Go before 1.17, which lists direct modules only; without a line that says it, it is */
function isBeforePruning(directives: readonly Directive[]): boolean {
  const [major = 0, minor = 0] = (directives.find(({verb}) => verb === 'go')?.words[0] ?? '').split('.').map(Number);
  return !(major > 1 || (major === 1 && minor >= 17));
}

/** What a later Go may add can name modules. */
const KNOWN = /^(?:module|go|toolchain|godebug|require|exclude|replace|retract|tool|ignore)$/;

const DIRECT_ONLY =
  'For Go before 1.17, go.mod names direct dependencies only. For the others, choose its go.sum too, or the output of go list -m all.';

function readGoMod(text: string): Collector {
  const collector = new Collector();
  const directives = directivesOf(text);
  const replacements = replacementsOf(directives);
  const mains = directives.flatMap(({verb, words: [path]}) => (verb === 'module' && path ? [path] : []));
  const isOwn = ownModules(mains);
  collector.keepModules(mains);
  if (isBeforePruning(directives)) collector.markDirectOnly(DIRECT_ONLY);
  // Since Go 1.17, it lists all modules that are used.
  else collector.allowEmpty();
  for (const {verb, words, comment} of directives) {
    if (!KNOWN.test(verb)) collector.skip([verb, ...words].join(' '), 'unreadable');
    if (verb !== 'require') continue;
    const [module = '', version] = words;
    const replacement = replacements.get(`${module} ${version}`) ?? replacements.get(module);
    const [path = module, used] = replacement ?? words;
    // What takes a module's place without a version is a folder.
    if (replacement && !used && isOwn(module)) collector.skip(module, folderElsewhere(path, true).reason, {version});
    else if (reasonOfSource(path) === 'local' || (replacement && !used) || isOwn(path))
      collector.skip(module, 'local', {version});
    else if (!used) collector.skip(path, 'unreadable');
    else {
      const elsewhere = moduleElsewhere(path, used);
      collector.add('golang', path, used, {direct: !/^indirect\b/.test(comment), elsewhere});
    }
  }
  return collector;
}

export const goMod: Format = {
  id: 'go-mod',
  language: 'Go',
  title: 'go.mod',
  tools: 'Go',
  note: "The standard library isn't checked: the go line has its version.",
  fileName: /^go\.mod$/i,
  syntax: 'text',
  sign: (text) => /^module[ \t]+\S+[ \t]*(?:\/\/.*)?\r?$/m.test(text),
  read: readGoMod,
  nearby: [
    {
      content: /^[^\s@]+(?:@v[^\s@]+)? [^\s@]+@v\d[^\s@]*$/m,
      message:
        "This looks like the output of go mod graph, which also lists versions that aren't used. Use the output of go list -m all.",
    },
  ],
};
