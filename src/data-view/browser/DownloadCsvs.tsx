import {useState, type ReactNode} from 'react';
import {csvFile, separatorFor, type Separator} from '../csv';
import type {JsonDocument} from './json/document';
import {saveFile} from './saveFile';

interface DownloadCsvProps {
  list: JsonDocument;
  /** Name of the file, without an extension. */
  file: string;
  columns: readonly string[];
  separator: Separator;
}

/** Downloads the list as CSV, which is made when it is asked for. */
function DownloadCsv({list, file, columns, separator}: DownloadCsvProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return (
    <button
      type="button"
      className="try-button"
      title="Downloads the columns of the table. Adds an apostrophe to values that a spreadsheet would run as formulas"
      onClick={() =>
        void list.csv(columns, separator).then(
          (text) => saveFile(csvFile(text), `${file}.csv`),
          () => setFailed(true),
        )
      }
    >
      {hasFailed ? (
        'Too large for CSV'
      ) : separator === ',' ? (
        <>
          <span className="try-word">Download</span> CSV
        </>
      ) : (
        'CSV with semicolons'
      )}
    </button>
  );
}

/** CSV, and for spreadsheets in languages that write decimals with a comma also their own kind. */
export default function DownloadCsvs(props: Omit<DownloadCsvProps, 'separator'>): ReactNode {
  const own = separatorFor(navigator.language);
  return (
    <>
      <DownloadCsv {...props} separator="," />
      {own !== ',' && <DownloadCsv {...props} separator={own} />}
    </>
  );
}
