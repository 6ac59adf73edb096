export {COLUMNS, type Column, type ColumnId} from './columns';
export {examine} from './examine';
export {listToCsv} from './exportCsv';
export {CSV, EXPORT_FORMATS, type ExportFormat} from './exportFormats';
export {pickFiles, type Picked} from './fileNames';
export {isPassedOver} from './folders';
export type {Finding, JudgedAdvisory} from './findings';
export {findByName, joinFiles, type Inventory, type ListedEntry, type ListedPackage} from './inventory';
export type {UnreadFile} from './unreadFile';
export {
  lookUp,
  startOf,
  toBatches,
  type Batch,
  type Progress,
  type Reply,
  type Surroundings,
  type Unanswered,
} from './lookUp';
export {missingText, unreadOf} from './missing';
export {pathsToAffected} from './paths';
export {readSource} from './readSource';
export {numberValue, readRecords, textValue, type PackageRecord} from './records';
export {dayOf, timeOf, UNKNOWN} from './recordValues';
export {
  advisoriesOf,
  epssOf,
  filterRows,
  hasUnknownLicence,
  isOld,
  needsCheck,
  OLD_YEARS,
  openAdvisories,
  rowsOf,
  worst,
  type Filter,
  type Row,
} from './rows';
export {REASONS} from './skipReasons';
export {countTiles, TILES, type Counted} from './tiles';
export {affectedBy, unknownsOf, headlineOf, type Headline} from './headline';
export {versionedPurl} from './versionedPurl';
export {fixedText, GAPS, mainIdentifier, NO_ADVISORY, severityWord, TITLES, VERDICTS} from './verdictText';
