export {allFixtures, contentsOf} from './formats/fixtures.testing';
export {TOKEN_PATTERNS} from './tokens';
export {MAX_RANGE_LENGTH} from './versions/versions';
export {MAX_LENGTH as MAX_CLEANED_LENGTH} from './withoutSecrets';
