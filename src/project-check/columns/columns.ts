/** The columns of the report, one record each: the table, its dialog and the exports follow this list. */
import type {Row} from '../rows';
import {advisoriesColumn} from './advisories';
import type {Column, ColumnRequest} from './column';
import {dependentsColumn} from './dependents';
import {epssColumn} from './epss';
import {fundingColumn} from './funding';
import {inColumn} from './in';
import {licenceColumn} from './licence';
import {maintainersColumn} from './maintainers';
import {packageColumn} from './package';
import {releaseColumn} from './release';
import {statusColumn} from './status';
import {syncedColumn} from './synced';

/** In their order. */
export const COLUMNS: readonly Column[] = [
  packageColumn,
  inColumn,
  advisoriesColumn,
  epssColumn,
  licenceColumn,
  maintainersColumn,
  releaseColumn,
  statusColumn,
  dependentsColumn,
  fundingColumn,
  syncedColumn,
];

/** What CSV has of a row, in their order. */
export const EXPORT_COLUMNS = COLUMNS.flatMap((column) => column.exports);

/** @returns the request that returns what a column shows of a row; that of the package where it has none of its own */
export function requestFor(column: Column, row: Row): ColumnRequest {
  const own = row.finding && column.request?.(row, row.finding);
  return own ?? {operation: 'packages/lookupPackage', values: {parameters: {purl: row.package.purl}}};
}
