import {
  dayAfter,
  dayBefore,
  dayIn,
  dayNeverBackwards,
  dayNumber,
  hourIn,
  knownTimeZone,
  monthOf,
} from '@sagolykta/domain/family-day';
import { expect, test } from 'vitest';

test.each([
  ['Europe/Stockholm', '2026-03-10T22:59:59Z', '2026-03-10', 23],
  ['Europe/Stockholm', '2026-03-10T23:00:00Z', '2026-03-11', 0],
  ['Europe/Stockholm', '2026-07-10T21:59:59Z', '2026-07-10', 23],
  ['Europe/Stockholm', '2026-07-10T22:00:00Z', '2026-07-11', 0],
  ['Europe/Stockholm', '2026-03-29T00:59:59Z', '2026-03-29', 1],
  ['Europe/Stockholm', '2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['America/Los_Angeles', '2026-03-10T06:59:59Z', '2026-03-09', 23],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', 0],
  ['Asia/Kathmandu', '2026-03-10T18:15:00Z', '2026-03-11', 0],
  ['UTC', '2026-02-28T23:59:59.999Z', '2026-02-28', 23],
])('in %s, %s is %s at %i', (timeZone, instant, day, hour) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(day);
  expect(hourIn(timeZone, new Date(instant))).toBe(hour);
});

test.each([
  ['2026-03-10', null, '2026-03-10'],
  ['2026-03-10', '2026-03-09', '2026-03-10'],
  ['2026-03-10', '2026-03-10', '2026-03-10'],
  ['2026-03-10', '2026-03-11', '2026-03-11'],
])('today %s after counting on %s is %s', (today, counted, day) => {
  expect(dayNeverBackwards(today, counted)).toBe(day);
});

test.each([
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-03-28', '2026-03-29'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
  expect(dayBefore(next)).toBe(day);
  expect(dayNumber(next) - dayNumber(day)).toBe(1);
});

test('the month is counted from one', () => {
  expect(monthOf('2026-01-31')).toBe(1);
  expect(monthOf('2026-12-01')).toBe(12);
});

test.each([
  ['Europe/Stockholm', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+1', true],
  ['UTC', true],
  ['', false],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['Europe/Stockholm; drop', false],
])('%j as a time zone: %s', (text, isKnown) => {
  expect(knownTimeZone(text) !== undefined).toBe(isKnown);
});
