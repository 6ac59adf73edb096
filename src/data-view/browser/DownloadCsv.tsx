import {useState, type ReactNode} from 'react';
import {csvFile} from '@ecosystems-docs/text';
import type {JsonDocument} from './json/document';
import {saveFile} from './saveFile';

interface DownloadCsvProps {
  list: JsonDocument;
  /** Name of the file, without an extension. */
  file: string;
  columns: readonly string[];
}

/** Downloads the list as CSV, which is made when it is asked for. */
export default function DownloadCsv({list, file, columns}: DownloadCsvProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return (
    <button
      type="button"
      className="try-button"
      title="Downloads the columns of the table. Adds an apostrophe to values that a spreadsheet would run as formulas"
      onClick={() =>
        void list.csv(columns).then(
          (text) => saveFile(csvFile(text), `${file}.csv`),
          () => setFailed(true),
        )
      }
    >
      {hasFailed ? 'Too large for CSV' : 'Download CSV'}
    </button>
  );
}
