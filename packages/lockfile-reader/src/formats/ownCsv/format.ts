import type {Format} from '../format';
import {isOwnCsv, readOwnCsv} from './ownCsv';

export const ownCsv: Format = {
  id: 'export-csv',
  title: 'CSV of this check',
  tools: 'The lockfile check itself: “Download CSV”',
  syntax: 'text',
  sign: isOwnCsv,
  read: readOwnCsv,
};
