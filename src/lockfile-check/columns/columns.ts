/** The columns of the report as the page shows them: their data is in packages/lockfile-check. */
import {COLUMNS as DATA, type ColumnId, type Row} from '@ecosystems-docs/lockfile-check';
import {advisoriesFace} from './advisories';
import type {Column, ColumnRequest, Face} from './column';
import {dependentsFace} from './dependents';
import {epssFace} from './epss';
import {fundingFace} from './funding';
import {inFace} from './in';
import {licenceFace} from './licence';
import {maintainersFace} from './maintainers';
import {packageFace} from './package';
import {releaseFace} from './release';
import {statusFace} from './status';
import {syncedFace} from './synced';

const FACES: Readonly<Record<ColumnId, Face>> = {
  package: packageFace,
  in: inFace,
  advisories: advisoriesFace,
  epss: epssFace,
  licence: licenceFace,
  maintainers: maintainersFace,
  release: releaseFace,
  status: statusFace,
  dependents: dependentsFace,
  funding: fundingFace,
  synced: syncedFace,
};

export const COLUMNS: readonly Column[] = DATA.map((column) => ({...column, ...FACES[column.id]}));

/** @returns the request that returns what a column shows of a row; that of the package where it has none of its own */
export function requestFor(column: Column, row: Row): ColumnRequest {
  const own = row.finding && column.request?.(row, row.finding);
  return own ?? {operation: 'packages/lookupPackage', values: {parameters: {purl: row.package.purl}}};
}
