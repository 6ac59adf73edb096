import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import JsonLines from './JsonLines';

const value = [{id: 1, tags: ['a', 'b'], none: [], inner: {'a b': null, on: true}}];
const html = renderToStaticMarkup(<JsonLines value={value} />);

it('reads as JSON with two spaces', () => {
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
  expect(text).toBe(JSON.stringify(value, null, 2));
});

it('says of each line which property it shows, as the ids of the page do', () => {
  const properties = [...html.matchAll(/<span(?: class="\w+")?(?: data-property="([^"]*)")?>/g)].map(
    ([, name]) => name,
  );
  expect(properties.join('|')).toBe('||id|tags|tags|tags|tags|none|inner|inner.a b|inner.on|inner||');
});

it('makes text of whatever a value contains', () => {
  expect(renderToStaticMarkup(<JsonLines value={'<script>"&'} />)).toBe(
    '<span><b class="s">&quot;&lt;script&gt;\\&quot;&amp;&quot;</b></span>',
  );
});
