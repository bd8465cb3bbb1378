import { nightStreak } from '@sagolykta/domain/streak';
import { expect, test } from 'vitest';

const today = '2026-03-30';

test.each([
  ['no night', [], 0],
  ['today', ['2026-03-30'], 1],
  ['yesterday only', ['2026-03-29'], 1],
  ['the day before yesterday only', ['2026-03-28'], 0],
  ['three to today', ['2026-03-28', '2026-03-29', '2026-03-30'], 3],
  ['three to yesterday', ['2026-03-29', '2026-03-27', '2026-03-28'], 3],
  ['a gap', ['2026-03-30', '2026-03-28', '2026-03-27'], 1],
  ['the same night twice', ['2026-03-30', '2026-03-30'], 1],
  ['over the end of a month', ['2026-02-28', '2026-03-01'], 0],
  ['a night that is tomorrow here', ['2026-03-31', '2026-03-29'], 2],
])('%s', (_, nights, streak) => {
  expect(nightStreak(nights, today)).toBe(streak);
});

test('a year of nights, over both changes of the clock', () => {
  const nights = Array.from({ length: 365 }, (_, back) =>
    new Date(Date.UTC(2026, 2, 30 - back)).toISOString().slice(0, 10),
  );
  expect(nightStreak(nights, today)).toBe(365);
});
