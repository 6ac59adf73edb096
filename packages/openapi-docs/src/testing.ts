export {corrupted, FIXTURE, FIXTURES, temporaryFolder} from './fixtures.testing';
export {environment, findCommand, generator} from './samples/execution.testing';
export {language, RUNNERS} from './samples/programs.testing';
