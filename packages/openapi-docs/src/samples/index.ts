export {callOf, SAMPLE_USER_AGENT} from './call';
export {curl} from './curl';
export {breakable, indentClass, sampleLines, type Line, type Piece} from './lines';
export {
  decode,
  encode,
  exampleValues,
  inputProblem,
  prepareRequest,
  requestProblems,
  urlPieces,
  wellFormed,
  type PreparableTarget,
  type RequestValues,
} from './request';
export {shellWord} from './quote';
export {LANGUAGES, loopSamplesFor, samplesFor, type Sample} from './samples';
