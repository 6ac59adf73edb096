import type {Format} from '../format';
import {isPdmLock, readPdmLock} from './pdmLock';

export const pdmLock: Format = {
  id: 'pdm-lock',
  language: 'Python',
  title: 'pdm.lock',
  tools: 'PDM',
  note: 'It shows another index only if it was locked with static URLs.',
  syntax: 'toml',
  is: isPdmLock,
  read: readPdmLock,
};
