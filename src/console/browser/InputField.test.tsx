import {useState, type ReactNode} from 'react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Input, Schema} from '@ecosystems-docs/openapi-docs';
import {InputField} from './InputField';
import {mount, type Mounted} from '../../browser/mounted.testing';

let mounted: Mounted | undefined;

afterEach(() => mounted?.remove());

function Shown({schema, start}: {schema: Partial<Schema>; start: string}): ReactNode {
  const [text, setText] = useState(start);
  const input: Input = {
    name: 'purl',
    required: false,
    description: '',
    example: 'x',
    schema: {types: ['string'], nullable: false, ...schema},
  };
  return <InputField id="f" slot={document.body} input={input} text={text} form="form" onChange={setText} />;
}

const notes = (): string | undefined => document.querySelector('#f-notes')?.textContent ?? undefined;
const field = (): HTMLInputElement => document.querySelector('#f')!;

describe('a field', () => {
  const LIST: Partial<Schema> = {types: ['array'], items: {types: ['string'], nullable: false}};
  it.each<[string, Partial<Schema>, string | undefined]>([
    [
      ' pkg:npm/react\u200b',
      {},
      "An invisible character isn't sent (U+200B). Leading and trailing spaces aren't sent.",
    ],
    ['pkg:npm/a, pkg:npm/b', LIST, 'Sent as 2 items.'],
    ['pkg:npm/%40babel/core', {}, undefined],
  ])('says of %j what it changes before it is sent, also to who listens', async (start, schema, said) => {
    mounted = await mount(<Shown schema={schema} start={start} />);
    expect(notes()).toBe(said);
    expect(field().getAttribute('aria-describedby')?.includes('f-notes')).toBe(said !== undefined);
  });

  it('lets the reader choose where a text is encoded already', async () => {
    mounted = await mount(<Shown schema={{}} start="pkg%3Anpm%2Freact" />);
    expect(notes()).toContain("This looks encoded already. It will be encoded again when it's sent.");
    await mounted.press('Use pkg:npm/react instead');
    expect(field().value).toBe('pkg:npm/react');
    expect(notes()).toBeUndefined();
  });
});
