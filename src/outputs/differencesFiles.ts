/** The differences from the services' own OpenAPI documents as Markdown, a file for each API: in one page they are a quarter of a megabyte. */
import {dataOf} from '../content/node/partData';
import {addresses} from '../api/node/fileAddresses';
import {count} from '@ecosystems-docs/text';
import {htmlToMarkdown} from './htmlMarkdown';
import {joinBlocks, link} from './markdownText';
import {renderPart} from './parts';

/** @returns a link to the file of each API, with what it has */
export function differencesList(): string {
  return dataOf('differences')
    .apis.map(
      ({id, title, differences}) =>
        `- ${link(title, addresses.differencesOf(id))}: ${count(differences.length, 'difference')}`,
    )
    .join('\n');
}

/** @returns the text of each file by its path */
export function renderDifferences(): Map<string, string> {
  return new Map(
    dataOf('differences').apis.map((api) => {
      const path = addresses.differencesOf(api.id);
      const html = renderPart({component: 'Generated', props: {part: 'differences', data: {apis: [api]}}});
      const text = htmlToMarkdown(html, path).replace(/^### .*\n+/, '');
      return [path, `${joinBlocks([`# ${api.title}: differences from the service's own OpenAPI document`, text])}\n`];
    }),
  );
}
