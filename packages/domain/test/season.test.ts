import { seasonOfMonth } from '@sagolykta/domain/season';
import { expect, test } from 'vitest';

test.each([
  [1, 'winter'],
  [2, 'winter'],
  [3, 'spring'],
  [5, 'spring'],
  [6, 'summer'],
  [8, 'summer'],
  [9, 'autumn'],
  [11, 'autumn'],
  [12, 'winter'],
])('month %i is %s', (month, season) => {
  expect(seasonOfMonth(month)).toBe(season);
});
