/** What the landing page shows of the API descriptions. */
import type {Plugin} from '@docusaurus/types';
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
      await actions.createData('landing.json', JSON.stringify({records: landingRecords()} satisfies LandingData));
    },
  };
}
