/** Reads gradle.lockfile, and buildscript-gradle.lockfile. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';

/** The word in the name of a configuration: `androidTestRuntime`, and not `latestRuntime` or `attestation`. */
const TEST = /(?:^test|Test)s?(?![a-z])/;

/** @param text the file: a line for each module, with the configurations that use it */
function readGradleLock(text: string): Collector {
  const collector = new Collector();
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (/^empty=./.test(line)) collector.allowEmpty();
    if (line === '' || line.startsWith('#') || line.startsWith('empty=')) continue;
    const [, group, artifact, version, configurations] = /^([^:=]+):([^:=]+):([^:=]+)(?:=(.*))?$/.exec(line) ?? [];
    if (!group || !artifact) {
      collector.skip(line, 'unreadable');
      continue;
    }
    // Locks of Gradle before 6.8 stand in a file for each configuration.
    const development = configurations?.split(',').every((configuration) => TEST.test(configuration));
    collector.add('maven', `${group}:${artifact}`, version, {development});
  }
  return collector;
}

export const gradleLock: Format = {
  id: 'gradle-lock',
  language: 'Java',
  title: 'gradle.lockfile',
  tools: 'Gradle with dependency locking; buildscript-gradle.lockfile too',
  fileName: /^(?=.{0,200}$).*gradle.*\.lockfile$/i,
  syntax: 'text',
  sign: (text) =>
    /^# This is a Gradle generated file for dependency locking|^[\w.-]{1,200}:[\w.-]{1,200}:[^\s:=]{1,100}=[\w,]*$/m.test(
      text,
    ),
  read: readGradleLock,
  nearby: [
    {
      content: /<verification-metadata\b/,
      message:
        "This looks like verification-metadata.xml, which also lists versions that aren't used. Use gradle.lockfile: gradle dependencies --write-locks.",
    },
    {
      name: /\.gradle(?:\.kts)?$|^libs\.versions\.toml$/i,
      content: /^\s{0,16}(?:implementation|testImplementation|api)\s*[('"]/m,
      message:
        'This looks like a Gradle build script. Use gradle.lockfile (gradle dependencies --write-locks) or an SBOM in CycloneDX (JSON).',
    },
  ],
};
