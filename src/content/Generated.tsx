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

const DRAWING_SHEET = '@site/src/components/Drawing/Drawing.css';
const MODEL_SHEET = '@site/src/content/DataModel/DataModel.css';
const REFERENCE_SHEET = '@site/src/content/reference.css';

/**
 * The parts of pages that are made from the catalogue and the API descriptions: each with its component and the style
 * sheets that it needs beyond the site's. What a component with props is given is in node/partData.ts.
 */
export const parts = {
  architecture: {component: Architecture},
  'cache-times': {component: CacheTimes},
  changelog: {component: Changelog, sheets: [REFERENCE_SHEET]},
  'check-program': {component: CheckProgram},
  collections: {component: Collections},
  coverage: {component: CoverageMatrix, sheets: [REFERENCE_SHEET]},
  'coverage-map': {component: CoverageMap, sheets: [REFERENCE_SHEET]},
  'data-model': {component: DataModelDiagram, sheets: [DRAWING_SHEET, MODEL_SHEET]},
  'data-model-entities': {component: DataModelEntities, sheets: [MODEL_SHEET]},
  'data-model-joins': {component: DataModelJoins, sheets: [MODEL_SHEET]},
  differences: {component: Differences},
  downloads: {component: Downloads},
  'dump-columns': {component: DumpColumns},
  'dump-tables': {component: DumpTables},
  'job-life': {component: JobLife, sheets: [DRAWING_SHEET]},
  'lockfile-formats': {component: LockfileFormats},
  'owner-table': {component: OwnerTable, sheets: [REFERENCE_SHEET]},
  'lockfile-check': {component: LockfileCheck},
  'question-filter': {component: QuestionFilter, sheets: [REFERENCE_SHEET]},
  'rate-limit-hour': {component: RateLimitHour, sheets: [DRAWING_SHEET]},
  'release-life': {component: ReleaseLife, sheets: [DRAWING_SHEET]},
  roles: {component: Roles},
  'service-map': {component: ServiceMap},
  services: {component: ServiceList},
  starts: {component: Starts, sheets: ['@site/src/content/Starts/Starts.css']},
  'sync-schedules': {component: SyncSchedules},
  tasks: {component: Tasks},
  tiers: {component: Tiers},
} as const satisfies Readonly<Record<string, {component: (props: never) => ReactNode; sheets?: readonly string[]}>>;

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
