import {isSlashOn} from './slash';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** @returns whether a key opens search: Ctrl-K, Command-K, or "/" outside of fields */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !(event.target as Element).closest(EDITABLE) && isSlashOn();
}

/**
 * @param typed what was typed so far
 * @returns it with one more key; undefined if the key types nothing
 */
export function afterKey(typed: string, event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  return [...event.key].length === 1 ? typed + event.key : undefined;
}
