export {readValues} from './mockRequest';
export {PREFERENCES} from './prefer';
export type {Received} from './received';
export {Routes} from './routes';
export {serveMock, type Mock, type MockOptions} from './serveMock';
export {readBody, readHeaders} from './target';
