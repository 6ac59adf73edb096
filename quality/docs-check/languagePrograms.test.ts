/** Runs the program that the guide "Call the API from your language" has in each language: all print the same. */
import {afterAll, expect, it} from 'vitest';
import {language, RUNNERS} from '@ecosystems-docs/openapi-docs/testing';
import {
  removeFolders,
  failed,
  fromNow,
  limited,
  PACKAGES,
  page,
  program,
  record,
  Reply,
  Stage,
  type Program,
  type Row,
} from './programs.testing';

afterAll(removeFolders);

const LOOKUP = `GET ${PACKAGES}/packages/lookup`;
const VERSIONS = `GET ${PACKAGES}/registries/npmjs.org/packages/%40babel%2Fcore/versions`;

/** More than an interpreter needs, for a busy machine that compiles a Go program. */
const TIMEOUT_MS = 120_000;

const found = (): Row =>
  record('packages', 'lookupPackage', {
    name: '@babel/core',
    versions_url: `https://${PACKAGES}/registries/npmjs.org/packages/%40babel%2Fcore/versions`,
  });

const version = (published: string): Row =>
  record('packages', 'getRegistryPackageVersions', {published_at: published}, 'typical');

interface Case {
  name: string;
  own: Program;
  command: readonly string[] | undefined;
  more?: Readonly<Record<string, string>>;
  /** Pauses are real, so that they have to be short. */
  waits?: true;
}

const commandOf = (name: keyof typeof RUNNERS, ...args: string[]): string[] | undefined => {
  const {command} = RUNNERS[name];
  return command === undefined ? undefined : [command, ...args];
};

const CASES: readonly Case[] = [
  {name: 'Python', own: program('docs/guides/languages.mdx', 'releases.py'), command: commandOf('python')},
  {name: 'R', own: program('docs/guides/languages.mdx', 'releases.R'), command: commandOf('r')},
  {name: 'JavaScript', own: program('docs/guides/languages.mdx', 'releases.mjs'), command: commandOf('javascript')},
  {
    name: 'Go',
    own: program('docs/guides/languages.mdx', 'releases.go'),
    command: commandOf('go', 'run'),
    more: {GO111MODULE: 'off', GOFLAGS: '', CGO_ENABLED: '0'},
    waits: true,
  },
  {name: 'Ruby', own: program('docs/guides/languages.mdx', 'releases.rb'), command: commandOf('ruby')},
];

for (const {name, own, command, more, waits} of CASES) {
  language(`${name} (guide)`, command?.[0], () => {
    const stage = new Stage(own, command ?? []);

    it('counts the versions of every page, after a 429 and a 502', {timeout: TIMEOUT_MS}, async () => {
      const versions = [
        // A limit that has just ended, where pauses are real.
        ...(waits ? [limited(fromNow(-30))] : [limited(fromNow(1000)), limited(60), limited()]),
        page(version('2014-05-06T00:00:00.000Z'), version('2011-10-26T00:00:00.000Z')),
        failed(502),
        page(),
        [version('2011-12-01T00:00:00.000Z')],
      ];
      const run = await stage.run({[LOOKUP]: [[found()]], [VERSIONS]: versions}, {more});
      expect(run).toMatchObject({code: 0, problems: '', undescribed: []});
      expect(run.out).toBe('@babel/core in npmjs.org\n2011 2\n2014 1\n');
      expect(run.requests[0]).toBe(`GET ${PACKAGES}/packages/lookup?purl=pkg:npm/%40babel/core`);
      expect(run.requests[1]).toMatch(/\/versions\?per_page=500&sort=published_at&order=asc$/);
      expect(run.requests.map((request) => /&page=(\d)/.exec(request)?.[1] ?? '1').slice(waits ? 2 : 4)).toEqual([
        '1',
        '2',
        '2',
        '3',
      ]);
      if (waits) return;
      const [time, seconds, hour] = run.slept;
      expect(time).toBeGreaterThan(990);
      expect(time).toBeLessThanOrEqual(1031);
      expect(seconds).toBeGreaterThanOrEqual(61);
      expect(seconds).toBeLessThanOrEqual(91);
      expect(hour).toBeGreaterThanOrEqual(1);
      expect(hour).toBeLessThanOrEqual(3631);
      expect(run.slept).toHaveLength(4);
    });

    it('says that a package is unknown, and what the service says of an error', {timeout: TIMEOUT_MS}, async () => {
      const unknown = await stage.run({[LOOKUP]: [[]]}, {args: ['pkg:npm/unknown'], more});
      expect(unknown).toMatchObject({code: 1, out: ''});
      expect(unknown.problems).toContain("pkg:npm/unknown isn't known yet; a sync is queued, retry later");
      const refusal = new Reply(422, {error: 'Invalid PURL format: pkg:npm'});
      const refused = await stage.run({[LOOKUP]: [refusal]}, {args: ['pkg:npm'], more});
      expect(refused).toMatchObject({code: 1, out: ''});
      expect(refused.requests).toHaveLength(1);
      expect(refused.problems).toContain('422');
      expect(refused.problems).toContain('{"error":"Invalid PURL format: pkg:npm"}');
    });
  });
}
