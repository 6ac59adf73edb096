import {useRef, useState, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {mount, until} from './mounted.testing';
import {useKeptFocus} from './useKeptFocus';

function Place(): ReactNode {
  const [isThere, setThere] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setThere(false)}>
          Next
        </button>
      )}
    </div>
  );
}

it('takes the focus of a control that goes away', async () => {
  const {element, press, remove} = await mount(<Place />);
  element.querySelector('button')?.focus();
  await press('Next');
  await until(() => document.activeElement === element.firstElementChild);
  expect(element.querySelector('button')).toBeNull();
  await remove();
});
