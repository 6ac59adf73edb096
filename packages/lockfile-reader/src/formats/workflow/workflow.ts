/** Reads workflows of GitHub Actions, and actions that are made of others: which actions and workflows they use. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {loadPart} from '../shared/loadPart';
import {folderElsewhere} from '../shared/ownFolders';
import {entriesOf, field, itemsOf, textField} from '../shared/looseValues';

/** `owner/name@ref`, `owner/name/path@ref`: a path in a repository has no versions of its own. */
const USED = /^([\w-]+\/[\w.-]+)(?:\/[^@\s]*)?@(\S+)$/;

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;

/** A version in the comment beside a commit, as Dependabot, Renovate, pinact and ratchet write it. */
const VERSION = /(?:^|[\s=@:])(v?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)(?=$|[\s,;)])/;

/** A line with a comment behind what it uses. */
const COMMENTED = /^\s*(?:-\s+)?["']?uses["']?:\s+["']?([^\s"'#]+)["']?\s+#([^]*)/;

/** @returns by what is used at a commit: the versions that comments name */
function commentedVersions(text: string): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, used, comment] = COMMENTED.exec(line) ?? [];
    const version = VERSION.exec(comment ?? '')?.[1];
    if (used === undefined || version === undefined) continue;
    const known = versions.get(used);
    if (known) known.add(version);
    else versions.set(used, new Set([version]));
  }
  return versions;
}

/** @returns the jobs, each once: aliases stand for others */
const jobsIn = (document: unknown): unknown[] => [...new Set(entriesOf(field(document, 'jobs')).map(([, job]) => job))];

/** @returns what jobs and their steps use */
function usesIn(document: unknown): string[] {
  const parts = [...jobsIn(document), field(document, 'runs')];
  const steps = new Set(parts.map((part) => field(part, 'steps')));
  return [...parts, ...[...steps].flatMap(itemsOf)].flatMap((part) => textField(part, 'uses') ?? []);
}

/** @returns the images that jobs and actions run in, which have packages of their own */
function imagesIn(document: unknown): string[] {
  const jobs = jobsIn(document);
  const sets = new Set(jobs.map((job) => field(job, 'services')));
  const services = [...sets].flatMap(entriesOf).map(([, service]) => service);
  return [field(document, 'runs'), ...jobs.map((job) => field(job, 'container')), ...services].flatMap(
    (part) => (typeof part === 'string' ? part : textField(part, 'image')) ?? [],
  );
}

/** @param text the file */
async function readWorkflow(text: string): Promise<Collector> {
  const parseYaml = await loadPart(() => import('../shared/yaml').then((part) => part.parseYaml));
  const collector = new Collector();
  collector.allowEmpty();
  const commented = commentedVersions(text);
  const documents = parseYaml(text, 'This workflow', true);
  for (const image of new Set(documents.flatMap(imagesIn))) collector.skip(image, 'no-package');
  // `$/` stands for the repository, too.
  for (const used of new Set(documents.flatMap(usesIn).map((one) => one.replace(/^\$\//, './')))) {
    const [, name, ref = ''] = USED.exec(used) ?? [];
    // The folder is that of the repository, wherever the workflow lies.
    if (/^\.{1,2}(?:\/|$)/.test(used)) collector.skip(used, folderElsewhere(used, true).reason);
    else if (used.startsWith('docker://')) collector.skip(used, 'no-package');
    else if (name === undefined) collector.skip(used, 'unreadable');
    else {
      const [version, ...others] = COMMIT.test(ref) ? (commented.get(used) ?? []) : [ref];
      collector.add('githubactions', name, others.length > 0 ? undefined : version, {direct: true});
    }
  }
  return collector;
}

const hasKey = (text: string, key: string): boolean => new RegExp(`^["']?(?:${key})["']?:`, 'm').test(text);

/** @returns whether YAML has jobs, or an action's steps, that use something, or jobs and what starts them */
function isWorkflow(text: string): boolean {
  const isUsing = /^[^\S\n]*(?:-[^\S\n]+)*["']?uses["']?:[^\S\n]*\S/m.test(text);
  return hasKey(text, isUsing ? 'jobs|runs' : 'jobs') && (isUsing || hasKey(text, 'on'));
}

export const workflow: Format = {
  id: 'github-workflow',
  language: 'GitHub Actions',
  title: 'Workflows in .github/workflows',
  tools: 'GitHub Actions; action.yml too',
  note: "A tag such as v4 moves, so it isn't one version; for a commit, the version is the one that the comment beside it names. Images of containers are skipped. It doesn't say which actions are private.",
  fileName: /^action\.ya?ml$/i,
  filePath: /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/i,
  syntax: 'text',
  sign: isWorkflow,
  read: readWorkflow,
};
