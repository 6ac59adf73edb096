import {WEBKIT} from './webkit';
import {makeJourneysIn} from './inEngine';

makeJourneysIn(WEBKIT);
