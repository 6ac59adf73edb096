export {at, corrupted, DESCRIPTIONS, FIXTURE, FIXTURES, temporaryFolder} from './fixtures.testing';
export {environment, findCommand, generator, listen} from './samples/execution.testing';
export {language, MINUTE, RUNNERS} from './samples/programs.testing';
