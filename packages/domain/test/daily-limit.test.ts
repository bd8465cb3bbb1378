import {
  countingDay,
  effectiveStoryCount,
  type StoryUsage,
  secondsUntilNewStories,
  storiesLeft,
  storyAllowance,
} from '@sagolykta/domain/daily-limit';
import { expect, test } from 'vitest';

const evening = new Date('2026-03-10T19:00:00Z');
const usage = (changes: Partial<StoryUsage>): StoryUsage => ({
  isSubscribed: false,
  timeZone: 'Europe/Stockholm',
  storyDay: '2026-03-10',
  dailyStoryCount: 0,
  ...changes,
});

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 0],
])('after %i stories %i are left', (written, left) => {
  expect(storiesLeft(written)).toBe(left);
  expect(storyAllowance(usage({ dailyStoryCount: written }), evening)).toEqual({ kind: 'limited', left });
});

test.each([
  [3, 'unlimited'],
  [49, 'unlimited'],
  [50, 'fair-use-reached'],
])('after %i stories a premium family’s day is %s', (written, kind) => {
  expect(storyAllowance(usage({ isSubscribed: true, dailyStoryCount: written }), evening)).toEqual({ kind });
});

test.each([
  ['before the first story', { storyDay: null }, evening, 0],
  ['on the same day', { dailyStoryCount: 2 }, evening, 2],
  ['a second before midnight', { dailyStoryCount: 2 }, new Date('2026-03-10T22:59:59Z'), 2],
  ['at midnight', { dailyStoryCount: 2 }, new Date('2026-03-10T23:00:00Z'), 0],
  ['with the clock set back a day', { dailyStoryCount: 3 }, new Date('2026-03-09T19:00:00Z'), 3],
])('%s the count is %#', (_, changes, now, count) => {
  expect(effectiveStoryCount(usage(changes), now)).toBe(count);
});

test('a clock that runs backwards counts on the day that has been', () => {
  expect(countingDay(usage({}), new Date('2026-03-08T12:00:00Z'))).toBe('2026-03-10');
});

test.each([
  ['in winter', '2026-03-10', 'Europe/Stockholm', '2026-03-10T19:00:00Z', 4 * 3600],
  ['before a short night', '2026-03-28', 'Europe/Stockholm', '2026-03-28T19:00:00Z', 4 * 3600],
  ['on the day of 23 hours', '2026-03-29', 'Europe/Stockholm', '2026-03-28T23:00:00Z', 23 * 3600],
  ['on the day of 25 hours', '2026-10-25', 'Europe/Stockholm', '2026-10-24T22:00:00Z', 25 * 3600],
  ['far west', '2026-03-10', 'Pacific/Honolulu', '2026-03-11T08:00:00Z', 2 * 3600],
  ['far east', '2026-03-11', 'Pacific/Kiritimati', '2026-03-10T19:00:00Z', 15 * 3600],
  ['with the clock a day back', '2026-03-10', 'Europe/Stockholm', '2026-03-09T19:00:00Z', 28 * 3600],
])('%s new stories come at the family’s midnight', (_, storyDay, timeZone, now, seconds) => {
  const waiting = secondsUntilNewStories(usage({ storyDay, timeZone, dailyStoryCount: 3 }), new Date(now));
  expect(waiting).toBeGreaterThanOrEqual(seconds);
  expect(waiting).toBeLessThanOrEqual(seconds + 1);
});
