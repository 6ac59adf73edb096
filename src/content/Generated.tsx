import {createElement, type ReactNode} from 'react';
import CachePath from './drawings/CachePath/CachePath';
import DataSizes from './drawings/DataSizes/DataSizes';
import IdentifierMap, {type IdentifierMapProps} from './drawings/IdentifierMap/IdentifierMap';
import JobLife, {type JobLifeProps} from './drawings/JobLife/JobLife';
import ListPages, {ListShift} from './drawings/ListPages/ListPages';
import RateLimitHour from './drawings/RateLimitHour/RateLimitHour';
import ReleaseLife from './drawings/ReleaseLife/ReleaseLife';
import Architecture, {type ArchitectureProps} from './Architecture/Architecture';
import {Plans, Scale, ServiceList, Tiers} from './Catalogue/Catalogue';
import Changelog from './Changelog/Changelog';
import type {ChangelogEntry} from './Changelog/changelogProps';
import CoverageMatrix from './Coverage/Coverage';
import CoverageMap from './CoverageMap/CoverageMap';
import DataModelDiagram from './DataModel/DataModelDiagram';
import {DataModelEntities, DataModelJoins, type EntityOperations} from './DataModel/DataModelTables';
import Differences, {DifferenceCounts, type ApiDifferences} from './Differences/Differences';
import Downloads, {Collections, type CollectionsProps, type DownloadsProps} from './Downloads/Downloads';
import {DumpColumns, DumpTables} from './Dump/Dump';
import {CacheTimes, SyncSchedules} from './Freshness/Freshness';
import LockfileFormats, {type LockfileFormat} from './LockfileFormats/LockfileFormats';
import QuestionFilter from './QuestionFilter/QuestionFilter';
import Starts, {type StartListProps} from './Starts/Starts';

/** The parts of pages that are made from the catalogue and the API descriptions, with what each is given (node/partData.ts). */
export interface GeneratedProps {
  architecture: ArchitectureProps;
  'cache-path': object;
  'cache-times': object;
  changelog: {entries: readonly ChangelogEntry[]};
  collections: CollectionsProps;
  coverage: object;
  'coverage-map': object;
  'data-model': {operations: EntityOperations};
  'data-model-entities': {operations: EntityOperations};
  'data-model-joins': object;
  'data-sizes': object;
  'difference-counts': {apis: readonly {id: string; title: string; count: number}[]};
  differences: {apis: readonly ApiDifferences[]};
  downloads: DownloadsProps;
  'dump-columns': object;
  'dump-tables': object;
  'identifier-map': IdentifierMapProps;
  'job-life': JobLifeProps;
  'list-pages': object;
  'list-shift': object;
  'lockfile-formats': {formats: readonly LockfileFormat[]};
  plans: object;
  'question-filter': object;
  'rate-limit-hour': object;
  'release-life': object;
  scale: object;
  services: object;
  starts: StartListProps;
  'sync-schedules': object;
  tiers: object;
}

export type PartName = keyof GeneratedProps;

const parts: {readonly [Name in PartName]: (props: GeneratedProps[Name]) => ReactNode} = {
  architecture: Architecture,
  'cache-path': CachePath,
  'cache-times': CacheTimes,
  changelog: Changelog,
  collections: Collections,
  coverage: CoverageMatrix,
  'coverage-map': CoverageMap,
  'data-model': DataModelDiagram,
  'data-model-entities': DataModelEntities,
  'data-model-joins': DataModelJoins,
  'data-sizes': DataSizes,
  'difference-counts': DifferenceCounts,
  differences: Differences,
  downloads: Downloads,
  'dump-columns': DumpColumns,
  'dump-tables': DumpTables,
  'identifier-map': IdentifierMap,
  'job-life': JobLife,
  'list-pages': ListPages,
  'list-shift': ListShift,
  'lockfile-formats': LockfileFormats,
  plans: Plans,
  'question-filter': QuestionFilter,
  'rate-limit-hour': RateLimitHour,
  'release-life': ReleaseLife,
  scale: Scale,
  services: ServiceList,
  starts: Starts,
  'sync-schedules': SyncSchedules,
  tiers: Tiers,
};

/** A generated part of a page: `<Generated part="…" />`. */
export default function Generated<Name extends PartName>({
  part,
  data,
}: {
  part: Name;
  data: GeneratedProps[Name];
}): ReactNode {
  return createElement<GeneratedProps[Name]>(parts[part], data);
}
