import {BASE_KEY, readBase} from '../address';

/** @returns the address of the mock server to which the requests of this browser go; undefined: they go to the services */
export function storedBase(): string | undefined {
  try {
    return readBase(localStorage.getItem(BASE_KEY));
  } catch {
    return undefined;
  }
}
