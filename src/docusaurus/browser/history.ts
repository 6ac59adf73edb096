/**
 * Stands in for `history`, without the two kinds of history that this site does
 * not use: behind a hash and in memory. React Router names them in classes that
 * are never made, and the bundler keeps what those name.
 */
import {createBrowserHistory} from 'history/esm/history';

export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history';

export const createHashHistory = createBrowserHistory;
export const createMemoryHistory = createBrowserHistory;
