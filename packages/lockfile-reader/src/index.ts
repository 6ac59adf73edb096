export {formats} from './formats/formats';
export {readFile} from './formats/readFile';
export {group} from './group';
export {isInside} from './inside';
export {MAX_FILE_SIZE, MAX_PACKAGES, tooLarge, tooManyPackages} from './largestFile';
export {decide} from './sources';
export {hasToken} from './tokens';
export type {
  Affected,
  FileContents,
  ReadOutcome,
  ReadPackage,
  ReadResult,
  SkippedEntry,
  SkipReason,
  SourceKind,
  UncertainSource,
} from './types';
export {affected, compareVersions} from './versions/versions';
export {hasSecret, withoutSecrets} from './withoutSecrets';
