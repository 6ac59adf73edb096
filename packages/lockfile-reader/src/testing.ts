export {allFixtures} from './formats/fixtures.testing';
