import type {Format} from '../format';
import {isExport, readExport} from './exportCsv';

export const exportCsv: Format = {
  id: 'export-csv',
  title: 'CSV of this check',
  tools: 'The lockfile check itself: “Download CSV”',
  syntax: 'text',
  sign: isExport,
  read: readExport,
};
