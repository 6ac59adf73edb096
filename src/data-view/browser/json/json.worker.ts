/** Holds one JSON document. */
import {replyToPage} from '../../../browser/askWorker';
import {jsonReader, type Question, type Reply} from './reader';

replyToPage<Question, Reply>(jsonReader(), (failed) => ({failed}));
