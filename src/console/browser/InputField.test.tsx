import {useState, type ReactNode} from 'react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Input, Schema} from '@ecosystems-docs/openapi-docs';
import {InputField} from './InputField';
import {mount, type Mounted} from './mounted.testing';

let mounted: Mounted | undefined;

afterEach(async () => {
  await mounted?.remove();
});

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
  it('says what it changes before it is sent, also to who listens', async () => {
    mounted = await mount(<Shown schema={{}} start={' pkg:npm/react\u200b'} />);
    expect(notes()).toBe("An invisible character isn't sent (U+200B). Leading and trailing spaces aren't sent.");
    expect(field().getAttribute('aria-describedby')).toContain('f-notes');
  });

  it('says nothing of what is sent as it is', async () => {
    mounted = await mount(<Shown schema={{}} start="pkg:npm/%40babel/core" />);
    expect(notes()).toBeUndefined();
    expect(field().getAttribute('aria-describedby')).not.toContain('f-notes');
  });

  it('lets the reader choose where a text is encoded already', async () => {
    mounted = await mount(<Shown schema={{}} start="pkg%3Anpm%2Freact" />);
    expect(notes()).toContain("This looks encoded already. It will be encoded again when it's sent.");
    await mounted.press('Use pkg:npm/react instead');
    expect(field().value).toBe('pkg:npm/react');
    expect(notes()).toBeUndefined();
  });

  it('says how many items a list has on one line', async () => {
    const items: Schema = {types: ['string'], nullable: false};
    mounted = await mount(<Shown schema={{types: ['array'], items}} start="pkg:npm/a, pkg:npm/b" />);
    expect(notes()).toBe('Sent as 2 items.');
  });
});
