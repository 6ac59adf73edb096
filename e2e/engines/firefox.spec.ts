import {FIREFOX_ESR} from './firefox';
import {makeJourneysIn} from './inEngine';

makeJourneysIn(FIREFOX_ESR);
