import type {Format} from '../format';
import {isGoList, readGoList} from './goList';

export const goList: Format = {
  id: 'go-list',
  language: 'Go',
  title: 'go list -m all',
  tools: 'Go',
  syntax: 'text',
  sign: isGoList,
  read: readGoList,
};
