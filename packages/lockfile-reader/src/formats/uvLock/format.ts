import type {Format} from '../format';
import {field, has, itemsOf} from '../shared/looseValues';
import {readUvLock} from './uvLock';

export const uvLock: Format = {
  id: 'uv-lock',
  language: 'Python',
  title: 'uv.lock',
  tools: 'uv',
  syntax: 'toml',
  is: (value) =>
    has(value, 'requires-python') ||
    itemsOf(field(value, 'package')).some((entry) => typeof field(entry, 'source') === 'object'),
  read: readUvLock,
};
