/** `npm run mock [-- --port N] [--strict]`: a local server that responds to every API operation from the descriptions (packages/mock-server/src/). */
import {runMock} from '../packages/mock-server/src/command';
import {startMock} from '../packages/mock-server/src/mock';

runMock('npm run mock --', startMock);
