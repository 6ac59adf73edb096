/** What a report counts: one record for each mark that is a tile, in their order. */
import {isOld, marksOf, OLD_YEARS, type Mark, type Row} from './rows';
import {TITLES} from './verdictText';

/** A count that filters the table. */
interface Tile {
  mark: Mark;
  title: string;
  /** The column that shows it, where it isn't one of the first. */
  column?: string;
  /** Whether a row could have the mark: the rows that it is a share of. */
  isBase: (row: Row, now: number) => boolean;
  /** The base in words, behind a number: `of 197 known`. */
  base: string;
}

/** The base of most counts. */
const KNOWN: Pick<Tile, 'isBase' | 'base'> = {isBase: ({finding}) => finding !== undefined, base: 'known'};

export const TILES: readonly Tile[] = [
  {mark: 'affected', title: TITLES.affected, ...KNOWN},
  {mark: 'check', title: TITLES.check, ...KNOWN},
  {
    mark: 'behind',
    title: 'Behind the newest',
    isBase: ({finding}) => finding !== undefined && finding.age !== 'unknown',
    base: 'compared',
  },
  {
    mark: 'old',
    title: `No release for ${OLD_YEARS} years`,
    isBase: ({finding}, now) => finding !== undefined && isOld(finding, now) !== undefined,
    base: 'with a release date',
  },
  {
    mark: 'one-maintainer',
    title: 'One maintainer',
    isBase: ({finding}) => finding?.record.maintainers !== undefined,
    base: 'with maintainers listed',
  },
  {mark: 'licence', title: 'Unknown licence', ...KNOWN},
  {mark: 'status', title: 'Not active', column: 'status', ...KNOWN},
  {mark: 'funding', title: 'Can be funded', column: 'funding', ...KNOWN},
];

/** A tile with its numbers. */
export interface Counted {
  tile: Tile;
  count: number;
  /** Of how many rows. */
  of: number;
}

/**
 * @param now in Unix milliseconds
 * @returns each tile with its count and what that is a share of
 */
export function countTiles(rows: readonly Row[], now: number): Counted[] {
  const marks = rows.map((row) => marksOf(row, now));
  return TILES.map((tile) => ({
    tile,
    count: marks.filter((own) => own.has(tile.mark)).length,
    of: rows.filter((row) => tile.isBase(row, now)).length,
  }));
}
