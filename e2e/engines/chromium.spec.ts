import {CHROMIUM} from './chromium';
import {makeJourneysIn} from './inEngine';

makeJourneysIn(CHROMIUM);
