import {useState, type ReactNode} from 'react';
import {count, formatNumber} from '@ecosystems-docs/text';
import {Button} from '../../components/controls/Button/Button';
import {saveFile} from '../../data-view/browser/saveFile';
import {copyText} from '../../browser/copyText';
import {currentVisit} from '../../browser/visit';
import {CSV, EXPORT_FORMATS, type ExportFormat, type Inventory, type Row} from '@ecosystems-docs/lockfile-check';
import {shareFragment} from '../share';

interface ExportsProps {
  inventory: Inventory;
  rows: readonly Row[];
}

/** @param name of the file; the format's own where absent */
function save({file, type, write}: ExportFormat, {inventory, rows}: ExportsProps, name = file): void {
  saveFile(new Blob([write({inventory, rows, now: new Date()})], {type: `${type};charset=utf-8`}), name);
}

/** Downloads the rows that a filter has left. */
export function SaveShown(props: ExportsProps): ReactNode {
  return (
    <Button onClick={() => save(CSV, props, 'packages-filtered.csv')}>
      Download {props.rows.length === 1 ? 'this one' : `these ${formatNumber(props.rows.length)}`} as CSV
    </Button>
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
    <div className="lockfile-check__exports" role="group" aria-label="Download">
      {EXPORT_FORMATS.map((format) => (
        <Button key={format.label} onClick={() => save(format, props)}>
          {format === CSV ? 'Download CSV' : format.label}
        </Button>
      ))}
      <Button onClick={copy}>Copy a link</Button>
      <span role="status" className="lockfile-check__hint">
        {said}
      </span>
    </div>
  );
}
