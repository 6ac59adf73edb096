/** The variables of style sheets. */
import type {Root} from 'postcss';

/** @returns names of the variables that texts (style sheets, pages, scripts) read */
export function variablesOf(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) for (const [, name] of text.matchAll(/(?:var|getPropertyValue)\(\s*["'`]?(--[\w-]+)/g)) if (name) names.add(name);
  return names;
}

/**
 * Drops variables that the sheet does not read, and what was read by those alone.
 *
 * @param root the sheet, which is changed
 * @param kept variables that something outside it reads
 */
export function dropUnread(root: Root, kept: ReadonlySet<string> = new Set()): void {
  for (let removed = true; removed; ) {
    removed = false;
    const read = variablesOf([root.toString()]);
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || kept.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}
