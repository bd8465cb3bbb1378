import { isBedtime, minutesUntilBedtime } from '@sagolykta/domain/bedtime';
import { expect, test } from 'vitest';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  ['17:00', '21:00', '16:59', false],
  ['17:00', '21:00', '17:00', true],
  ['17:00', '21:00', '20:59', true],
  ['17:00', '21:00', '21:00', false],
  ['21:00', '01:30', '20:59', false],
  ['21:00', '01:30', '21:00', true],
  ['21:00', '01:30', '23:59', true],
  ['21:00', '01:30', '00:00', true],
  ['21:00', '01:30', '01:29', true],
  ['21:00', '01:30', '01:30', false],
  ['19:00', '19:00', '04:00', true],
])('from %s to %s, at %s: %s', (from, to, time, expected) => {
  expect(isBedtime({ from, to }, at(time))).toBe(expected);
});

test.each([
  ['17:00', '16:59', 1],
  ['17:00', '21:00', 20 * 60],
  ['00:10', '23:50', 20],
])('to %s at %s it is %i minutes', (from, time, minutes) => {
  expect(minutesUntilBedtime({ from, to: '23:00' }, at(time))).toBe(minutes);
});
