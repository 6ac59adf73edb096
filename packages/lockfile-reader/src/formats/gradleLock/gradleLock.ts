/** Reads gradle.lockfile, and buildscript-gradle.lockfile. */
import {Collector} from '../shared/collect';

/** The word in the name of a configuration: `androidTestRuntime`, and not `latestRuntime` or `attestation`. */
const TEST = /(?:^test|Test)s?(?![a-z])/;

/** @param text the file: a line for each module, with the configurations that use it */
export function readGradleLock(text: string): Collector {
  const found = new Collector();
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('empty=')) continue;
    const [, group, artifact, version, configurations] = /^([^:=]+):([^:=]+):([^:=]+)(?:=(.*))?$/.exec(line) ?? [];
    if (!group || !artifact) {
      found.skip(line, 'unreadable');
      continue;
    }
    // Locks of Gradle before 6.8 stand in a file for each configuration.
    const development = configurations?.split(',').every((configuration) => TEST.test(configuration));
    found.add('maven', `${group}:${artifact}`, version, {development});
  }
  return found;
}
