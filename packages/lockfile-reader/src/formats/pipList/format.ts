import type {Format} from '../format';
import {isPipJson, isPipTable, readPipJson, readPipTable} from './pipList';

export const pipTable: Format = {
  id: 'pip-list',
  language: 'Python',
  title: 'pip list',
  tools: 'pip list, uv pip list',
  syntax: 'text',
  sign: isPipTable,
  read: readPipTable,
};

export const pipJson: Format = {
  id: 'pip-list-json',
  language: 'Python',
  title: 'pip list --format json',
  tools: 'pip list --format json, uv pip list --format json',
  syntax: 'json',
  is: isPipJson,
  read: readPipJson,
};
