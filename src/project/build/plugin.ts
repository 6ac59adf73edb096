/** "Use my project in the examples": what each page loads of it is a look into the browser's storage. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function projectPlugin(): Plugin {
  return {name: 'project', getClientModules: () => [path.resolve(__dirname, '../browser/useProject.ts')]};
}
