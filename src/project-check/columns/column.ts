/** What a column is: one record, from its title to what the exports write of it. */
import type {ReactNode} from 'react';
import type {SortKey} from '../../data-view/sorting';
import type {StartOperation} from '../../recognise/startOperations';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {Finding} from '../findings';
import {UNKNOWN} from '../recordValues';
import type {Row} from '../rows';

/** A request that returns what a column shows of a package. */
export interface ColumnRequest {
  operation: StartOperation;
  values: RequestValues;
}

/** A page that explains a trap. */
export interface Explanation {
  page: string;
  title: string;
  /** The trap in a sentence. */
  trap: string;
}

/** A column of the exports. */
export interface ExportColumn {
  title: string;
  /** Empty where nothing is known of the row. */
  text: (row: Row) => string;
}

/** A package that was found, as columns show it. */
export interface Found {
  row: Row;
  finding: Finding;
  /** In Unix milliseconds. */
  now: number;
}

export interface Column {
  /** Unique; part of class names. */
  id: string;
  title: string;
  /** Whether it stands in the table before the reader asks for all columns. */
  isFirst?: true;
  /** Whether its largest value is of interest first. */
  isDescending?: true;
  key: SortKey<Row>;
  /** What it shows of a package that was found. */
  cell: (found: Found) => ReactNode;
  explanation: Explanation;
  /** The request for its value; absent: the lookup of the package, which has it. */
  request?: (row: Row, finding: Finding) => ColumnRequest | undefined;
  /** What CSV has of it, in their order. */
  exports: readonly ExportColumn[];
}

/** @returns a column of the exports whose cells are empty where nothing is known of the row, and `unknown` where the record lacks the value */
export const exported = (title: string, of: (finding: Finding) => string | number | undefined): ExportColumn => ({
  title,
  text: ({finding}) => (finding ? String(of(finding) ?? UNKNOWN) : ''),
});

/** @returns the path parameters that name a package in its registry */
export const nameParameters = ({record}: Finding): Record<string, string> => ({
  registryName: record.registry,
  packageName: record.name,
});
