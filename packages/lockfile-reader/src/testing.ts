export {allFixtures} from './formats/fixtures.testing';
export {TOKEN_FORMATS} from './tokens';
