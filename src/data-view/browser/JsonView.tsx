import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {formatNumber, jsonText} from '@ecosystems-docs/text';
import {PlainButton} from '../../components/controls/Button/Button';
import type {JsonDocument} from './json/document';
import type {Row} from './json/tree';
import {COPIED} from '../../browser/copyText';
import {useCopy} from '../../browser/useCopy';
import {PROPERTY} from '../../markers/markers';
import './dataView.css';

/** Children that are shown at once. */
const CHUNK = 100;

/** Levels that are open at first: the response, and the first thing in it. */
const OPEN_LEVELS = 2;

interface Shared {
  document: JsonDocument;
  /** 0 for the root. */
  level: number;
  /** Where the value is, as jq writes it; empty for the root. */
  path: string;
  row: Row;
}

/** @returns the path of a child, as jq writes it: `.[0].name`, `.["a b"]` */
function childPath(path: string, key: Row['key']): string {
  if (typeof key === 'number') return `${path || '.'}[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key ?? '') ? `${path}.${key}` : `${path || '.'}[${jsonText(String(key))}]`;
}

/** @returns the path as the ids of the page have it: without the indexes of arrays */
const propertyPath = (path: string): string => path.replace(/\[\d+\]/g, '').replace(/^\.+/, '');

/** Copies where a value is. Reached by the arrow keys, because each value has one. */
function CopyPath({path}: {path: string}): ReactNode {
  const [report, copy] = useCopy();
  const isDone = report && !report.failure;
  return (
    <button
      type="button"
      className="json-path"
      tabIndex={-1}
      aria-label={`${isDone ? COPIED : 'Copy path'} ${path}`}
      title={path}
      onClick={() => copy(path)}
    >
      {isDone ? COPIED : 'Path'}
    </button>
  );
}

function countText({kind, count = 0}: Row): string {
  const unit = kind === 'array' ? ['item', 'items'] : ['property', 'properties'];
  return `${formatNumber(count)} ${unit[count === 1 ? 0 : 1]}`;
}

/** Brackets around the number of children, or nothing between them. */
const rowSummary = (row: Row): string => {
  const [before, after] = row.kind === 'array' ? ['[', ']'] : ['{', '}'];
  return row.count ? `${before} ${countText(row)} ${after}` : before + after;
};

const tokenOf: Readonly<Record<Row['kind'], string>> = {
  object: '',
  array: '',
  string: 's',
  number: 'n',
  boolean: 'n',
  null: 'n',
};

function Key({name}: {name: Row['key']}): ReactNode {
  if (name === undefined) return null;
  return (
    <>
      {typeof name === 'number' ? <span className="json-index">{name}</span> : <b className="p">{jsonText(name)}</b>}
      {': '}
    </>
  );
}

/** A value that does not open: a simple one, whose whole text may have to be asked for, or an empty object or array. */
function Leaf({document, path, row}: Shared): ReactNode {
  const [whole, setWhole] = useState<string>();
  const {key, kind, text, id, count = 0} = row;
  return (
    <>
      <Key name={key} />
      {text === undefined ? (
        <span className="json-count">{rowSummary(row)}</span>
      ) : (
        <b className={tokenOf[kind]}>{whole ?? text}</b>
      )}
      {id !== undefined && whole === undefined && (
        <button type="button" className="expand" onClick={() => void document.text(id).then(setWhole)}>
          Show all {formatNumber(count)} characters
        </button>
      )}
      <CopyPath path={path} />
    </>
  );
}

interface BranchProps extends Shared {
  id: number;
}

function Branch({open: openAtFirst, ...branch}: BranchProps & {open: boolean}): ReactNode {
  const {level, path, row} = branch;
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <PlainButton className="json-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Key name={row.key} />
        <span className="json-count">{rowSummary(row)}</span>
      </PlainButton>
      {path && <CopyPath path={path} />}
      {open && <Children {...branch} level={level + 1} />}
    </>
  );
}

function Children({document, level, path, row: {count = 0}, id}: BranchProps): ReactNode {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    let current = true;
    void document.children(id, 0, CHUNK).then((first) => {
      if (current) setRows(first);
    });
    return () => {
      current = false;
    };
  }, [document, id]);
  const left = count - rows.length;
  const showMore = async (): Promise<void> => {
    const from = rows.length;
    const next = await document.children(id, from, CHUNK);
    setRows((before) => (before.length === from ? [...before, ...next] : before));
    // The button may be gone now: the focus goes to the first of the new rows.
    requestAnimationFrame(() => (list.current?.children[from] as HTMLElement | undefined)?.focus());
  };
  return (
    <ul role="list" className="json-rows" ref={list}>
      {rows.map((row, index) => {
        const child = {document, level, path: childPath(path, row.key), row};
        return (
          <li key={row.key} tabIndex={-1} {...{[PROPERTY]: propertyPath(child.path)}}>
            {row.id !== undefined && row.text === undefined ? (
              <Branch {...child} id={row.id} open={index === 0 && level < OPEN_LEVELS} />
            ) : (
              <Leaf {...child} />
            )}
          </li>
        );
      })}
      {rows.length > 0 && left > 0 && (
        <li>
          <button type="button" className="expand" onClick={() => void showMore()}>
            Show {Math.min(CHUNK, left)} more of {formatNumber(count)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Arrow up and down move through all buttons of the tree, including those that Tab skips. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(globalThis.document.activeElement as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

/** A JSON document as a tree that is opened step by step, so that a page never holds more of it than the reader has asked for. */
export default function JsonView({document}: {document: JsonDocument}): ReactNode {
  const {root} = document;
  return (
    <div className="json-view" translate="no" role="group" aria-label="Response as JSON" onKeyDown={moveFocus}>
      {root.text === undefined && root.id !== undefined ? (
        <Branch document={document} level={0} path="" row={root} id={root.id} open />
      ) : (
        <b className={tokenOf[root.kind]}>{root.text ?? rowSummary(root)}</b>
      )}
    </div>
  );
}
