import {describe, expect, it} from 'vitest';
import {longTasks, type CausedEvent} from './longTasks';

const URL = 'http://localhost/docs';
const event = (name: string, ts: number, dur = 0, data: object = {}): CausedEvent => ({
  name,
  ph: dur ? 'X' : 'R',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  args: {data},
});
const START = event('navigationStart', 1000, 0, {documentLoaderURL: URL});
const PAINT = event('firstContentfulPaint', 1200);

describe('longTasks', () => {
  it('gives each task over 50 ms after the first paint, with what took most of it and the longest script', () => {
    const tasks = longTasks(
      [
        START,
        PAINT,
        event('loadEventEnd', 1500),
        event('RunTask', 1050, 100),
        event('RunTask', 1300, 40),
        event('RunTask', 1400, 120),
        event('FunctionCall', 1401, 90, {
          url: '/assets/main.js',
          functionName: 'render',
          lineNumber: 0,
          columnNumber: 7,
        }),
        event('Layout', 1410, 70),
        event('RunTask', 6600, 200),
      ],
      URL,
    );
    expect(tasks).toEqual([
      {
        start: 400,
        duration: 120,
        cause: 'layout',
        parts: {layout: 70, script: 20, other: 30},
        source: 'render in main.js:1:7',
      },
    ]);
  });

  it('calls scripts hydration between the marks', () => {
    const [task] = longTasks(
      [
        START,
        PAINT,
        event('bench-scripts', 1300),
        event('RunTask', 1400, 60),
        event('FunctionCall', 1400, 60),
        event('bench-hydrated', 1500),
      ],
      URL,
    );
    expect(task?.cause).toBe('hydration');
  });

  it('says when the trace shows no first paint', () => {
    expect(() => longTasks([START], URL)).toThrow(/painted first/);
  });
});
