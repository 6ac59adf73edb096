// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {afterKey, opensSearch} from './opensSearch';

/** @returns a key as it is pressed on an element */
function press(key: string, options: KeyboardEventInit = {}, tag = 'body'): KeyboardEvent {
  const target = document.body.appendChild(document.createElement(tag));
  const event = new KeyboardEvent('keydown', {key, bubbles: true, ...options});
  target.dispatchEvent(event);
  return event;
}

describe('a key opens search', () => {
  it.each([
    ['/', {}],
    ['k', {ctrlKey: true}],
    ['k', {metaKey: true}],
    ['л', {ctrlKey: true, code: 'KeyK'}],
  ])('%s %o', (key, options) => {
    expect(opensSearch(press(key, options))).toBe(true);
  });

  it.each([
    ['k', {ctrlKey: true, shiftKey: true}],
    ['/', {altKey: true}],
    ['/', {isComposing: true}],
    ['k', {ctrlKey: true, isComposing: true}],
  ])('but not %s %o', (key, options) => {
    expect(opensSearch(press(key, options))).toBe(false);
  });

  it.each(['input', 'textarea', 'select'])('but "/" in a %s is a letter', (tag) => {
    expect(opensSearch(press('/', {}, tag))).toBe(false);
    expect(opensSearch(press('k', {ctrlKey: true}, tag))).toBe(true);
  });
});

describe('what is typed', () => {
  it('grows by letters and shrinks by Backspace', () => {
    expect(afterKey('pur', press('l'))).toBe('purl');
    expect(afterKey('pur', press('é'))).toBe('puré');
    expect(afterKey('pur', press('😀'))).toBe('pur😀');
    expect(afterKey('purl', press('Backspace'))).toBe('pur');
  });

  it.each([
    ['Enter', {}],
    ['Tab', {}],
    ['l', {ctrlKey: true}],
    ['l', {isComposing: true}],
  ])('stays as it is with %s %o', (key, options) => {
    expect(afterKey('pur', press(key, options))).toBeUndefined();
  });
});
