import type {Format} from '../format';
import {readGoSum} from './goSum';

export const goSum: Format = {
  id: 'go-sum',
  language: 'Go',
  title: 'go.sum',
  tools: 'Go',
  note: 'It can contain versions that are no longer used. go.mod is more exact.',
  fileName: /^go\.sum$/i,
  syntax: 'text',
  sign: (text) => /^\S{1,500} v\S{1,200} h1:\S{40,60}$/m.test(text),
  read: readGoSum,
};
