/** What a column of the page is: its data in packages/lockfile-check, and its face. */
import type {ReactNode} from 'react';
import type {Column as ColumnData, Finding, Row} from '@ecosystems-docs/lockfile-check';
import type {StartOperation} from '../../recognise/startOperations';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** A request that returns what a column shows of a package. */
export interface ColumnRequest {
  operation: StartOperation;
  values: RequestValues;
}

/** A page that explains a trap. */
interface Explanation {
  page: string;
  title: string;
  /** The trap in a sentence. */
  trap: string;
}

/** A package that was found, as columns show it. */
interface Found {
  row: Row;
  finding: Finding;
  /** In Unix milliseconds. */
  now: number;
}

/** What the page shows of a column. */
export interface Face {
  /** What it shows of a package that was found. */
  cell: (row: Found) => ReactNode;
  explanation: Explanation;
  /** The request for its value; absent: the lookup of the package, which has it. */
  request?: (row: Row, finding: Finding) => ColumnRequest | undefined;
}

export interface Column extends ColumnData, Face {}

/** @returns the path parameters that name a package in its registry */
export const nameParameters = ({record}: Finding): Record<string, string> => ({
  registryName: record.registry,
  packageName: record.name,
});
