/** Whether the key "/" opens search. A single key must be possible to switch off (WCAG 2.1.4): speech input types letters that nobody pressed. */
import {readStored, store} from '../browser/storage';

const KEY = 'search-slash';

export const isSlashOn = (): boolean => readStored(KEY) !== 'off';

/** Keeps the choice; where the browser keeps nothing, the key stays as it is. */
export function setSlash(on: boolean): void {
  store(KEY, on ? null : 'off');
}
