/** Reads go.work: the modules of a workspace, whose go.mod files name the rest, and what takes the place of others in all of them. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {directivesOf, replacementsOf} from '../shared/goDirectives';
import {moduleElsewhere, reasonOfSource} from '../shared/registries';

function readGoWork(text: string): Collector {
  const collector = new Collector();
  collector.allowEmpty();
  const directives = directivesOf(text);
  const replacements = replacementsOf(directives);
  const folders = directives.flatMap(({verb, words: [folder]}) => (verb === 'use' && folder ? [folder] : []));
  collector.keepWorkspace({folders, replaced: [...replacements.keys()]});
  for (const [replaced, [path = '', version]] of replacements) {
    // What takes a module's place without a version is a folder.
    if (reasonOfSource(path) === 'local' || !version) collector.skip(replaced, 'local');
    else collector.add('golang', path, version, {direct: true, elsewhere: moduleElsewhere(path, version)});
  }
  return collector;
}

export const goWork: Format = {
  id: 'go-work',
  language: 'Go',
  title: 'go.work',
  tools: 'Go',
  note: 'It has no packages of its own: choose it with the go.mod files that it uses.',
  fileName: /^go\.work$/i,
  syntax: 'text',
  sign: (text, name) => name?.toLowerCase() === 'go.work' || /^use[ \t]{1,20}(?:\(|\.{1,2}(?:\/|$))/m.test(text),
  read: readGoWork,
  nearby: [
    {
      name: /^go\.work\.sum$/i,
      message:
        "This looks like go.work.sum, which also lists versions that aren't used. Use the output of go list -m all.",
    },
  ],
};
