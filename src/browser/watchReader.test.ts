import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hasReaderMoved} from './watchReader';
import {whereabouts} from './whereabouts';

describe('a reader who waits for something', () => {
  const body = {};
  const button = {};
  const page = {activeElement: button, body};
  const view = {scrollY: 300};

  beforeEach(() => {
    page.activeElement = button;
    view.scrollY = 300;
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', view);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has stayed where the page or the focus moved by itself', () => {
    const before = whereabouts();
    expect(hasReaderMoved(before)).toBe(false);
    view.scrollY = 320;
    // The button that was pressed has gone away.
    page.activeElement = body;
    expect(hasReaderMoved(before)).toBe(false);
  });

  it('has gone on after scrolling, and in another element', () => {
    const before = whereabouts();
    view.scrollY = 900;
    expect(hasReaderMoved(before)).toBe(true);
    view.scrollY = 300;
    page.activeElement = {};
    expect(hasReaderMoved(before)).toBe(true);
  });
});
