import {readStored} from '../../browser/storage';
import {BASE_KEY, readBase} from '../requestUrl';

/** @returns the address of the mock server to which the requests of this browser go; undefined: they go to the services */
export const storedBase = (): string | undefined => readBase(readStored(BASE_KEY));
