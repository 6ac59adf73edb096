/** `npm run mock [-- --port N] [--strict]`: a local server that responds to every API operation from the descriptions (tools/mock/). */
import {runMock} from '../tools/mock/command';
import {startMock} from '../tools/mock/mock';

runMock('npm run mock --', startMock);
