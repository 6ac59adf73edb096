export {code, longestRun} from './inlineCode';
export {suggestion} from './nearest';
export {factsOf, fieldWords, innerSchemas, typeText, value, type Direction, type FieldWords} from './schemaWords';
export {slugOf} from './slug';
export {STATUS_NAMES} from './statusNames';
export {valueText} from './valueText';
