/** An example as lines of code, each marked with the property that it shows. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Json} from '../../openapi/model';
import type {Child} from './nodes';

interface Line {
  indent: number;
  /** Path of the property as in the ids of the page: without the indexes of arrays. */
  path: string;
  nodes: Child[];
}

/** What `JSON.stringify(value, null, 2)` writes, line by line. */
function linesOf(value: Json, path: string, indent: number, before: Child[], after: string): Line[] {
  const line = (...nodes: Child[]): Line => ({indent, path, nodes});
  if (value === null || typeof value !== 'object')
    return [line(...before, h(typeof value === 'string' ? 'b.s' : 'b.n', JSON.stringify(value)), after)];
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const children: [string | undefined, Json][] = Array.isArray(value)
    ? value.map((item) => [undefined, item])
    : Object.entries(value);
  if (children.length === 0) return [line(...before, `${open}${close}${after}`)];
  return [
    line(...before, open as string),
    ...children.flatMap(([name, child], index) => {
      const comma = index < children.length - 1 ? ',' : '';
      if (name === undefined) return linesOf(child, path, indent + 2, [], comma);
      return linesOf(child, path ? `${path}.${name}` : name, indent + 2, [h('b.p', JSON.stringify(name)), ': '], comma);
    }),
    line(`${close}${after}`),
  ];
}

/** Deeper lines go on where the deepest does: there are few, and a window is narrow. */
const DEEPEST = 6;

/** @returns the class that says how far a line is moved in, so that its rest stands below it where it is too long */
export function indentClass(indent: number): string | undefined {
  return indent > 0 ? `i${Math.min(Math.ceil(indent / 2), DEEPEST)}` : undefined;
}

/** @returns a JSON value as nodes for inside `<code>`; their text is `JSON.stringify(value, null, 2)` */
export function jsonLines(value: Json): Element[] {
  return linesOf(value, '', 0, [], '').map(({indent, path, nodes}, index, all) =>
    h('span', {className: indentClass(indent), dataProperty: path || undefined}, [
      ' '.repeat(indent),
      ...nodes,
      ...(index < all.length - 1 ? ['\n'] : []),
    ]),
  );
}
