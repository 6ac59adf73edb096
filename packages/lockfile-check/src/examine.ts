import {affected, compareVersions, type ReadPackage} from '@ecosystems-docs/lockfile-reader';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {findingsOf, type Finding} from './findings';
import {readRecords} from './records';

/**
 * @param packages what was looked up
 * @param body the text of a response of bulk lookup
 * @returns what we know of each package, compared by the rules of its ecosystem; null: not found
 * @throws Error where the text isn't a list of packages
 */
export const examine = (packages: readonly ReadPackage[], body: string): (Finding | null)[] =>
  findingsOf(packages, readRecords(JSON.parse(body) as Json), {affected, compareVersions});
