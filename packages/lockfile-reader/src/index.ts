export {formats} from './formats/formats';
export {readFile} from './formats/readFile';
export {nearbyLanguage} from './formats/unread';
export {group} from './group';
export {isInside} from './inside';
export {normalPath} from './normalPath';
export {purlElsewhere} from './formats/shared/purlElsewhere';
export {decide, joinFlags, keyOf, sourceKey, withoutOwn, withoutReplaced} from './sources';
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
