export {code, longestRun} from './inlineCode';
export {suggestion} from './nearest';
export {boundsText, factsOf, flagsOf, innerSchemas, typeText, value, type Direction} from './schemaWords';
export {slugOf} from './slug';
export {STATUS_NAMES} from './statusNames';
export {valueText} from './valueText';
