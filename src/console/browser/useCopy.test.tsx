import {act, type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {mount} from './mounted.testing';
import {useCopy} from '../../browser/useCopy';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Button(): ReactNode {
  const [report, copy] = useCopy();
  return (
    <button type="button" onClick={() => copy('text')}>
      {report ? (report.failure ?? 'copied') : 'copy'}
    </button>
  );
}

it.each([
  ['copied', true, 2000],
  ['insecure', false, 6000],
])('reports %s as long as the buttons of pages do', async (report, isSecureContext, milliseconds) => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
  Object.defineProperty(window, 'isSecureContext', {value: isSecureContext, configurable: true});
  const {element, press, remove} = await mount(<Button />);
  const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));
  await press('copy');
  await pass(milliseconds - 1);
  expect(element.textContent).toBe(report);
  await pass(1);
  expect(element.textContent).toBe('copy');
  await remove();
});
