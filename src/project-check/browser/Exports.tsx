import {useRef, useState, type ReactNode} from 'react';
import {count, formatNumber} from '../../format/numbers';
import {saveFile} from '../../data-view/browser/saveFile';
import {copyText} from '../../browser/copyText';
import {currentVisit} from '../../browser/visit';
import {CSV, EXPORT_FORMATS, type ExportFormat} from '../exportFormats';
import type {Row} from '../rows';
import {shareFragment} from '../share';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';

interface ExportsProps {
  result: ReadResult;
  rows: readonly Row[];
}

/** @param name of the file; the format's own where absent */
function save({file, type, write}: ExportFormat, {result, rows}: ExportsProps, name = file): void {
  saveFile(new Blob([write({result, rows, now: new Date()})], {type: `${type};charset=utf-8`}), name);
}

function Download(props: ExportsProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const choose = (format: ExportFormat): void => {
    save(format, props);
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details className="xray__menu" ref={menu}>
      <summary className="try-button try-button--main">Download</summary>
      <div role="group" aria-label="Download as">
        {EXPORT_FORMATS.map((format) => (
          <button key={format.label} type="button" className="try-button" onClick={() => choose(format)}>
            {format.label}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Downloads the rows that a filter has left. */
export function SaveShown(props: ExportsProps): ReactNode {
  return (
    <button type="button" className="try-button" onClick={() => save(CSV, props, 'packages-filtered.csv')}>
      Download {props.rows.length === 1 ? 'this one' : `these ${formatNumber(props.rows.length)}`} as CSV
    </button>
  );
}

/** Downloads of everything that was found, and a link to the same packages. */
export default function Exports(props: ExportsProps): ReactNode {
  const {rows} = props;
  const [said, setSaid] = useState('');
  const copy = (): void => {
    const {fragment, shared} = shareFragment(rows.map((row) => row.package));
    const what =
      shared === rows.length
        ? `with ${count(shared, 'package')}`
        : `with the first ${shared} of ${count(rows.length, 'package')}: more don't fit in a link`;
    const visit = currentVisit();
    void copyText(`${window.location.origin}/${fragment}`).then((failure) => {
      if (visit.aborted) return;
      if (failure) window.history.replaceState(window.history.state, '', fragment);
      setSaid(
        failure
          ? `Couldn't copy. The link is in the address bar, ${what}.`
          : `Link copied, ${what}. Anyone who opens it is asked before anything is sent.`,
      );
    });
  };
  return (
    <div className="xray__exports">
      <Download {...props} />
      <button type="button" className="try-button" onClick={copy}>
        Copy a link
      </button>
      <span role="status" className="xray__hint">
        {said}
      </span>
    </div>
  );
}
