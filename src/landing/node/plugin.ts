/** What the landing page shows of the API descriptions. */
import type {Plugin} from '@docusaurus/types';
import {startList} from '../../content/node/partData';
import {readRequest, requestExample} from '../../content/node/readRequest';
import {loadDescriptions} from '../../api/node/descriptions';
import type {LandingData} from '../LandingContent.static';
import {startTable} from '../../recognise/node/table';
import {landingRecords} from './records';

/** Makes `@generated/landing/default/landing.json`. */
export default function landingPlugin(): Plugin {
  return {
    name: 'landing',
    async contentLoaded({actions}) {
      await actions.createData('starts.json', JSON.stringify(startTable(loadDescriptions())));
      const request = readRequest(
        'packages/getRegistryPackageDependentPackages answer=none',
        'registryName: npmjs.org\npackageName: react',
      );
      await actions.createData(
        'landing.json',
        JSON.stringify({
          request: requestExample(request),
          start: startList(),
          records: landingRecords(),
        } satisfies LandingData),
      );
    },
  };
}
