import {createElement, type ComponentType, type ReactNode} from 'react';
import JobLife from './drawings/JobLife/JobLife';
import RateLimitHour from './drawings/RateLimitHour/RateLimitHour';
import ReleaseLife from './drawings/ReleaseLife/ReleaseLife';
import Architecture from './Architecture/Architecture';
import {ServiceList, Tiers} from './Catalogue/Catalogue';
import Changelog from './Changelog/Changelog';
import CheckProgram from './CheckProgram/CheckProgram';
import CoverageMatrix from './Coverage/Coverage';
import CoverageMap from './Coverage/CoverageMap';
import DataModelDiagram from './DataModel/DataModelDiagram';
import {DataModelEntities, DataModelJoins} from './DataModel/DataModelTables';
import Differences from './Differences/Differences';
import Downloads, {Collections} from './Downloads/Downloads';
import {DumpColumns, DumpTables} from './Dump/Dump';
import {CacheTimes, SyncSchedules} from './Freshness/Freshness';
import LockfileFormats from './LockfileFormats/LockfileFormats';
import OwnerTable from './OwnerTable/OwnerTable';
import LockfileCheck from './LockfileCheck/LockfileCheck';
import QuestionFilter from './QuestionFilter/QuestionFilter';
import Roles from './Roles/Roles';
import ServiceMap from './ServiceMap/ServiceMap';
import Starts from './Starts/Starts';
import Tasks from './Tasks/Tasks';
import type {SheetName} from './node/sheets';

/**
 * The parts of pages that are made from the catalogue and the API descriptions: each with its component and the style
 * sheets (node/sheets.ts) that it needs beyond those of every page. What a component with props is given is in node/partData.ts.
 */
export const parts = {
  architecture: {component: Architecture},
  'cache-times': {component: CacheTimes},
  changelog: {component: Changelog, sheets: ['reference']},
  'check-program': {component: CheckProgram},
  collections: {component: Collections},
  coverage: {component: CoverageMatrix, sheets: ['reference']},
  'coverage-map': {component: CoverageMap, sheets: ['reference']},
  'data-model': {component: DataModelDiagram, sheets: ['drawing', 'model']},
  'data-model-entities': {component: DataModelEntities, sheets: ['model']},
  'data-model-joins': {component: DataModelJoins, sheets: ['model']},
  differences: {component: Differences},
  downloads: {component: Downloads},
  'dump-columns': {component: DumpColumns},
  'dump-tables': {component: DumpTables},
  'job-life': {component: JobLife, sheets: ['drawing']},
  'lockfile-formats': {component: LockfileFormats},
  'owner-table': {component: OwnerTable, sheets: ['reference']},
  'lockfile-check': {component: LockfileCheck},
  'question-filter': {component: QuestionFilter, sheets: ['reference']},
  'rate-limit-hour': {component: RateLimitHour, sheets: ['drawing']},
  'release-life': {component: ReleaseLife, sheets: ['drawing']},
  roles: {component: Roles},
  'service-map': {component: ServiceMap},
  services: {component: ServiceList},
  starts: {component: Starts, sheets: ['starts']},
  'sync-schedules': {component: SyncSchedules},
  tasks: {component: Tasks},
  tiers: {component: Tiers},
} as const satisfies Readonly<Record<string, {component: (props: never) => ReactNode; sheets?: readonly SheetName[]}>>;

type Parts = typeof parts;

export type PartName = keyof Parts;

/** What a part is given; undefined where its component takes no props. */
export type PartProps<Name extends PartName> = Parameters<Parts[Name]['component']>[0];

/** The parts whose component takes props. */
export type PartWithData = {[Name in PartName]: PartProps<Name> extends undefined ? never : Name}[PartName];

/** A generated part of a page: `<Generated part="…" />`. */
export default function Generated({part, data}: {part: PartName; data?: object}): ReactNode {
  return createElement(parts[part].component as ComponentType<object>, data);
}
