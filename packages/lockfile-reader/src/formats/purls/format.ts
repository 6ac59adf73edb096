import type {Format} from '../format';
import {isPurlList, readPurls} from './purls';

export const purls: Format = {
  id: 'purls',
  title: 'Package URLs',
  tools: 'A list of package URLs: in lines, with commas or semicolons, in JSON or in Markdown',
  syntax: 'text',
  likeJson: true,
  sign: isPurlList,
  read: readPurls,
};
