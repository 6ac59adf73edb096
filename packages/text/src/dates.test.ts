import {expect, it} from 'vitest';
import {formatDate} from './dates';

it('writes a date in words, and the day of a time where the reader is', () => {
  expect(formatDate('2026-07-01')).toBe('1 July 2026');
  expect(formatDate('2026-07-01T23:30:00.000Z')).toBe('1 July 2026');
  expect(formatDate('2026-07-01T23:30:00.000Z', 'Europe/Berlin')).toBe('2 July 2026');
});
