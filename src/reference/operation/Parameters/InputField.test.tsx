import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {findOperation} from '../../../api/node/descriptions';
import InputField from './InputField';

function textOf(reference: string, name: string): string {
  const input = findOperation(reference).parameters.find((parameter) => parameter.name === name);
  if (!input) throw new Error(`${reference} has no parameter ${name}.`);
  return renderToStaticMarkup(<InputField id={name} slot={name} input={input} />).replace(/<[^>]*>/g, '');
}

it('says the default once', () => {
  const order = textOf('packages/getRegistryPackages', 'order');
  expect(order.match(/default/gi)).toHaveLength(1);
  expect(order).toContain('asc or desc.');
});

it('keeps a default that only the description knows', () => {
  expect(textOf('dashboards/getCollectionProjects', 'order')).toContain('Default: desc.');
});
