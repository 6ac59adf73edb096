/**
 * @returns whether a key opens search: Ctrl-K, Command-K, or "/" outside of fields. It's in the head of each page as text
 * (node/plugin.ts), as {@link afterKey} is, so both use nothing from outside.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, code} = event;
  /** Whether the key has a letter or sign, or its position where the layout's letters aren't Latin. */
  const isKey = (wanted: string, position: string): boolean =>
    key.toLowerCase() === wanted || (code === position && /^[^\p{Script=Latin}]$/u.test(key) && !/[!-~]/.test(key));
  if (event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && isKey('k', 'KeyK');
  return isKey('/', 'Slash') && !(event.target as Element).closest('input, textarea, select, [contenteditable]');
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
