import type {ReactNode} from 'react';
import Drawing, {Arrow, Label, type Point} from '../../../components/Drawing/Drawing';

const TILE = {size: 26, step: 30};
const CARD = {width: 112, height: 64};
/** A list of eight records in pages of three. */
const RECORDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const SIZE = 3;
/** A record that joins at the front while the list is read. */
const NEW = 'N';
/** The record that is then on two pages. */
const TWICE = RECORDS[SIZE - 1] ?? '';

const pageOf = (records: readonly string[], page: number): readonly string[] =>
  records.slice((page - 1) * SIZE, page * SIZE);

interface TilesProps extends Point {
  records: readonly string[];
  /** One that the text is about. */
  marked?: string;
}

function Tiles({x, y, records, marked}: TilesProps): ReactNode {
  return records.map((record, index) => (
    <g key={record} className={record === NEW ? 'is-wait' : record === marked ? 'is-other' : undefined}>
      <rect x={x + index * TILE.step} y={y} width={TILE.size} height={TILE.size} rx={4} />
      <Label x={x + index * TILE.step + TILE.size / 2} y={y + 18} anchor="middle" look="is-strong">
        {record}
      </Label>
    </g>
  ));
}

/** A page of the list, with its number. */
function Card({x, y, page, records}: Point & {page: number; records: readonly string[]}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={CARD.width} height={CARD.height} rx={6} className="is-tint" />
      <Label x={x + 12} y={y + 18} look="is-code">
        {`page=${page}`}
      </Label>
      <Tiles x={x + 12} y={y + 28} records={pageOf(records, page)} />
    </>
  );
}

const PAGES = [1, 2, 3];

/** The second page as it is once a record has joined at the front. */
function Shifted({x, y}: Point): ReactNode {
  const moved = [NEW, ...RECORDS];
  const edge = x + SIZE * TILE.step - (TILE.step - TILE.size) / 2;
  return (
    <>
      <Tiles x={x} y={y + 22} records={moved.slice(0, 2 * SIZE)} marked={TWICE} />
      <path d={`M${edge} ${y + 2}V${y + 54}`} className="is-dashed" />
      <Label x={edge - 8} y={y + 12} anchor="end" look="is-code">
        page=1
      </Label>
      <Label x={edge + 8} y={y + 12} look="is-code">
        page=2
      </Label>
    </>
  );
}

const NOTE = [`${NEW} joins at the front after you read page 1:`, `you get ${TWICE} twice, and ${NEW} not at all.`];

function Wide(): ReactNode {
  const step = 236;
  return (
    <>
      {PAGES.map((page) => {
        const x = (page - 1) * step;
        return (
          <g key={page}>
            <Card x={x} y={10} page={page} records={RECORDS} />
            {page < PAGES.length && (
              <>
                <Arrow from={{x: x + CARD.width + 6, y: 42}} to={{x: x + step - 6, y: 42}} look="is-good" />
                <Label x={x + (CARD.width + step) / 2} y={32} anchor="middle" look="is-code">
                  rel=&quot;next&quot;
                </Label>
              </>
            )}
          </g>
        );
      })}
      <Label x={2 * step + CARD.width + 14} y={38} look="is-strong">
        {['No next:', 'stop']}
      </Label>
    </>
  );
}

function Narrow(): ReactNode {
  const step = 100;
  return (
    <>
      {PAGES.map((page) => {
        const y = (page - 1) * step;
        return (
          <g key={page}>
            <Card x={0} y={y} page={page} records={RECORDS} />
            {page < PAGES.length && (
              <>
                <Arrow from={{x: 56, y: y + CARD.height + 4}} to={{x: 56, y: y + step - 4}} look="is-good" />
                <Label x={72} y={y + CARD.height + 22} look="is-code">
                  rel=&quot;next&quot;
                </Label>
              </>
            )}
          </g>
        );
      })}
      <Label x={CARD.width + 16} y={2 * step + 36} look="is-strong">
        No next: stop
      </Label>
    </>
  );
}

/** The pages of a list as cards, each leading to the next. */
export default function ListPages(): ReactNode {
  return (
    <Drawing
      id="list-pages"
      title={
        'The pages of a list: each has a Link header with rel="next" that leads to the following one. The last has none.'
      }
      wide={{height: 82, content: <Wide />}}
      narrow={{height: 272, content: <Narrow />}}
    >
      {`A list of ${RECORDS.length} items with per_page=${SIZE}.`}
    </Drawing>
  );
}

/** What happens if an item joins at the front of a list while its pages are read. */
export function ListShift(): ReactNode {
  return (
    <Drawing
      id="list-shift"
      title={`An item at the front shifts the others to later pages. ${NOTE.join(' ')}`}
      wide={{
        height: 66,
        content: (
          <>
            <Shifted x={2} y={6} />
            <Label x={236} y={38}>
              {NOTE}
            </Label>
          </>
        ),
      }}
      narrow={{
        height: 104,
        content: (
          <>
            <Shifted x={2} y={4} />
            <Label x={0} y={78}>
              {NOTE}
            </Label>
          </>
        ),
      }}
    />
  );
}
