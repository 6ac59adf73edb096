/** Makes the software bill of materials of the published site, in CycloneDX. */
import {execFile} from 'node:child_process';

interface Bom {
  serialNumber?: string;
  metadata: {timestamp?: string; component: {name: string}};
  components: readonly object[];
}

/**
 * @param text what `npm sbom` printed
 * @param project name of the project, in whose place npm puts that of its folder
 * @param date the source's date, if it is known; never the time of the build
 * @returns the same for every build of one commit
 * @throws Error when it is no bill of materials
 */
export function reproducibleBom(text: string, project: string, date: Date | undefined): string {
  const {serialNumber: _random, ...bom} = JSON.parse(text) as Bom;
  if (!Array.isArray(bom.components)) throw new Error('npm sbom printed no list of components.');
  const {timestamp: _now, ...metadata} = bom.metadata;
  const component = {...metadata.component, name: project};
  return `${JSON.stringify({...bom, metadata: {...(date ? {timestamp: date.toISOString()} : {}), ...metadata, component}}, null, 1)}\n`;
}

/**
 * Runs npm on the lock file alone, without network and development packages.
 *
 * @returns the bill of materials in CycloneDX' JSON; undefined if this npm lacks the command (before 9.5)
 * @throws Error when npm printed something else
 */
export async function readBom(project: string, date: Date | undefined): Promise<string | undefined> {
  const printed = await new Promise<string | undefined>((resolve) => {
    execFile(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev', '--package-lock-only'],
      {maxBuffer: 2 ** 26},
      (error, stdout) => resolve(error ? undefined : stdout),
    );
  });
  return printed === undefined ? undefined : reproducibleBom(printed, project, date);
}
