/** The finished parts of the landing page. Build time only. */
import path from 'node:path';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import type {Plugin} from '@docusaurus/types';
import {readRequest, requestBlock} from '../../reference/build/requestHtml';
import {loadDescriptions} from '../../api/build/descriptions';
import {startTable} from '../../recognise/build/table';
import {startForm, startList} from '../../content/startsHtml';

/** Makes `@generated/landing/default/landing.json`. */
export default function landingPlugin(): Plugin {
  return {
    name: 'landing',
    getClientModules: () => [path.resolve(__dirname, '../../recognise/browser/mountStart.tsx')],
    async contentLoaded({actions}) {
      await actions.createData('starts.json', JSON.stringify(startTable(loadDescriptions())));
      const request = readRequest(
        'packages/lookupPackage fields=name,ecosystem,latest_release_number,dependent_packages_count',
        'purl: pkg:npm/react',
      );
      await actions.createData(
        'landing.json',
        JSON.stringify({
          request: toHtml(requestBlock(request)),
          start: toHtml(
            h('div', [
              startForm(),
              h('details', [h('summary', 'All the identifiers you can start from'), startList()]),
            ]),
          ),
        }),
      );
    },
  };
}
