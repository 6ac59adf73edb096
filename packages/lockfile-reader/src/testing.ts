export {allFixtures, contentsOf} from './formats/fixtures.testing';
export {TOKEN_PATTERNS} from './tokens';
