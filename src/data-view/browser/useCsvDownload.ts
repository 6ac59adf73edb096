import {useState, type ComponentProps} from 'react';
import {csvFile} from '@ecosystems-docs/text';
import type {JsonDocument} from './json/document';
import {saveFile} from './saveFile';

/**
 * Downloads a list as CSV, which is made when it is asked for.
 *
 * @param file name of the file, without an extension
 * @returns props of a button, or of an action of a menu
 */
export function useCsvDownload(
  list: JsonDocument | undefined,
  file: string,
  columns: readonly string[],
): ComponentProps<'button'> {
  const [hasFailed, setFailed] = useState(false);
  return {
    type: 'button',
    title: 'Downloads the columns of the table. Adds an apostrophe to values that a spreadsheet would run as formulas',
    onClick: () =>
      void list?.csv(columns).then(
        (text) => saveFile(csvFile(text), `${file}.csv`),
        () => setFailed(true),
      ),
    children: hasFailed ? 'Too large for CSV' : 'Download CSV',
  };
}
