import type {ReactNode} from 'react';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {indentClass} from '@ecosystems-docs/openapi-docs/samples';
import {PROPERTY} from '../../markers/markers';

interface Line {
  indent: number;
  /** Path of the property as in the ids of the page: without the indexes of arrays. */
  path: string;
  content: ReactNode;
}

/** @returns the lines of `JSON.stringify(value, null, 2)`; `before` and `after` are the text around the value */
function jsonLines(value: Json, path: string, indent: number, before: ReactNode, after: string): Line[] {
  const line = (text: ReactNode, end = ''): Line => ({
    indent,
    path,
    content: (
      <>
        {before}
        {text}
        {end}
      </>
    ),
  });
  if (value === null || typeof value !== 'object')
    return [line(<b className={typeof value === 'string' ? 's' : 'n'}>{JSON.stringify(value)}</b>, after)];
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const children: [string | undefined, Json][] = Array.isArray(value)
    ? value.map((item) => [undefined, item])
    : Object.entries(value);
  if (children.length === 0) return [line(`${open}${close}`, after)];
  return [
    line(open),
    ...children.flatMap(([name, child], index) => {
      const comma = index < children.length - 1 ? ',' : '';
      if (name === undefined) return jsonLines(child, path, indent + 2, null, comma);
      const key = (
        <>
          <b className="p">{JSON.stringify(name)}</b>:{' '}
        </>
      );
      return jsonLines(child, path ? `${path}.${name}` : name, indent + 2, key, comma);
    }),
    {indent, path, content: `${close}${after}`},
  ];
}

/** JSON for inside `<code>`, each line marked with the property that it shows. Its text is `JSON.stringify(value, null, 2)`. */
export default function JsonLines({value}: {value: Json}): ReactNode {
  return jsonLines(value, '', 0, null, '').map(({indent, path, content}, index, all) => (
    <span key={index} className={indentClass(indent)} {...{[PROPERTY]: path || undefined}}>
      {' '.repeat(indent)}
      {content}
      {index < all.length - 1 && '\n'}
    </span>
  ));
}
