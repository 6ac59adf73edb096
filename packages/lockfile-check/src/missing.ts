/** What a check couldn't compare, one entry each, in the words of the page: nothing that is left out is left unsaid. */
import {group} from '@ecosystems-docs/lockfile-reader';
import {GAPS, mainIdentifier, RESULTS, TITLES, VERDICTS} from './verdictText';
import type {Inventory, ListedEntry} from './inventory';
import type {UnreadFile} from './unreadFile';
import {advisoriesOf, needsCheck, outcomeOf, type Outcome, type Row} from './rows';
import {REASONS} from './skipReasons';

/** Something without a comparison. */
export interface Missing {
  kind: Exclude<keyof typeof TITLES, 'affected'>;
  /** Of the package, the entry or the file. */
  name: string;
  version?: string;
  /** Why, for people. */
  reason: string;
  /** The files that name it. */
  in: readonly string[];
  /** Of a package. */
  row?: Row;
}

function reasonOf(row: Row, outcome: Outcome): string {
  if (outcome === 'check') {
    const {gap} = row.finding ?? {};
    return `${VERDICTS.unknown}: ${gap ? GAPS[gap] : advisoriesOf(row, 'unknown').map(mainIdentifier).join(', ')}`;
  }
  return outcome === 'uncovered' ? GAPS.uncovered : RESULTS[row.state];
}

const ofEntry = ({name, version, reason, host, in: files}: ListedEntry): Missing => ({
  kind: reason === 'own' ? 'own' : 'skipped',
  name,
  ...(version === undefined ? {} : {version}),
  reason: [REASONS[reason], host].filter(Boolean).join(': '),
  in: files,
});

const ofFile = ({kind, name, message}: UnreadFile): Missing => ({
  kind: kind ?? 'unread',
  name,
  reason: message,
  in: [name],
});

/** @returns what is missing: of an affected version too, if another advisory couldn't be compared with it */
export function missingOf(rows: readonly Row[], {skipped, unread}: Pick<Inventory, 'skipped' | 'unread'>): Missing[] {
  const ofRows = rows.flatMap((row): Missing[] => {
    const outcome = outcomeOf(row);
    const kind = outcome === 'affected' && needsCheck(row) ? 'check' : outcome;
    if (kind === 'affected' || kind === 'clear') return [];
    const {name, version, in: files} = row.package;
    return [{kind, name, version, reason: reasonOf(row, kind), in: files, row}];
  });
  return [...ofRows, ...skipped.filter((entry) => !isOwn(entry)).map(ofEntry), ...unread.map(ofFile)];
}

/** @returns what is missing below its titles, in their order; none that are empty */
export function titled(missing: readonly Missing[]): {title: string; entries: Missing[]}[] {
  const byKind = group(missing.map((one): [string, Missing] => [one.kind, one]));
  return Object.entries(TITLES).flatMap(([kind, title]) => {
    const entries = byKind.get(kind);
    return entries ? [{title, entries}] : [];
  });
}

/** @returns folders that weren't opened, which aren't missing: lockfiles name what is in them */
export const passedOverOf = ({passedOver}: Pick<Inventory, 'passedOver'>): Missing[] =>
  passedOver.map((name) => ({kind: 'passedOver', name, reason: 'a lockfile says what is in it', in: [name]}));

/** @returns whether an entry is a part of the project, which isn't missing */
export const isOwn = ({reason}: Pick<ListedEntry, 'reason'>): boolean => reason === 'own';

/** @returns the project's own packages */
export const ownOf = ({skipped}: Pick<Inventory, 'skipped'>): Missing[] => skipped.filter(isOwn).map(ofEntry);

/** @returns what stands beside the rows of a report: entries that were skipped, and what wasn't read or opened */
export const leftOutOf = (inventory: Pick<Inventory, 'skipped' | 'unread' | 'passedOver'>): Missing[] => [
  ...missingOf([], inventory),
  ...passedOverOf(inventory),
  ...ownOf(inventory),
];

/** @returns files and folders that weren't read or opened, below their titles */
export const unreadOf = ({unread, passedOver}: Inventory): ReturnType<typeof titled> =>
  titled(leftOutOf({skipped: [], unread, passedOver}));

/** @returns an entry on one line */
export const missingText = ({name, version, reason}: Missing): string =>
  `${version ? `${name} ${version}` : name}: ${reason}`.replace(/\s+/g, ' ');
