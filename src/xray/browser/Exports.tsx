import {useState, type ReactNode} from 'react';
import {count} from '../../catalogue/numbers';
import {copyText} from '../../console/browser/copyText';
import {saveFile} from '../../console/browser/saveFile';
import {csvFile} from '../../console/csv';
import {toCsv} from '../exportCsv';
import {toCycloneDx} from '../exportCycloneDx';
import {toJson} from '../exportJson';
import {toMarkdown} from '../exportMarkdown';
import type {Row} from '../rows';
import {shareFragment, versionedPurl} from '../share';
import type {ReadResult} from '../types';

interface ExportsProps {
  result: ReadResult;
  rows: readonly Row[];
  summary: readonly string[];
}

interface Format {
  label: string;
  file: string;
  type: string;
  write: (from: ExportsProps) => string;
  /** Makes the file, where its text alone is not it. */
  fileOf?: (text: string) => Blob;
}

const FORMATS: readonly Format[] = [
  {label: 'CSV', file: 'packages.csv', type: 'text/csv', write: ({rows}) => toCsv(rows), fileOf: csvFile},
  {
    label: 'JSON',
    file: 'packages.json',
    type: 'application/json',
    write: ({result, rows}) => toJson(result, rows, new Date()),
  },
  {
    label: 'Markdown',
    file: 'packages.md',
    type: 'text/markdown',
    write: ({summary, rows}) => toMarkdown(summary, rows),
  },
  {
    label: 'CycloneDX 1.6',
    file: 'packages.cdx.json',
    type: 'application/vnd.cyclonedx+json',
    write: ({result, rows}) => toCycloneDx(result, rows, new Date()),
  },
  {
    label: 'Package URLs',
    file: 'packages.purls.txt',
    type: 'text/plain',
    write: ({rows}) => rows.map((row) => `${versionedPurl(row.package)}\n`).join(''),
  },
];

function save({file, type, write, fileOf}: Format, from: ExportsProps): void {
  const text = write(from);
  saveFile(fileOf?.(text) ?? new Blob([text], {type: `${type};charset=utf-8`}), file);
}

/** Copies a link with the packages, and says how many are in it. */
function ShareLink({rows}: Pick<ExportsProps, 'rows'>): ReactNode {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    const {fragment, shared} = shareFragment(rows.map((row) => row.package));
    const what =
      shared === rows.length
        ? `with ${count(shared, 'package')}`
        : `with the first ${shared} of ${count(rows.length, 'package')}: more don’t fit into a link`;
    void copyText(`${window.location.origin}/${fragment}`).then((isCopied) => {
      if (!isCopied) window.history.replaceState(window.history.state, '', fragment);
      setSaid(
        isCopied
          ? `Link copied, ${what}. Whoever opens it is asked before anything is sent.`
          : `Your browser doesn’t let this page copy. The link is now this page’s URL, ${what}.`,
      );
    });
  };
  return (
    <>
      <button type="button" className="try-button" onClick={copy}>
        Copy a link
      </button>
      <span role="status" className="xray__hint">
        {said}
      </span>
    </>
  );
}

/** Downloads of everything that was found, and a link to share. */
export default function Exports(props: ExportsProps): ReactNode {
  return (
    <div className="xray__exports" role="group" aria-label="Download">
      <span>Download:</span>
      {FORMATS.map((format) => (
        <button key={format.label} type="button" className="try-button" onClick={() => save(format, props)}>
          {format.label}
        </button>
      ))}
      <ShareLink rows={props.rows} />
    </div>
  );
}
