import type { StoryUsage } from '@sagolykta/domain/daily-limit';
import { eveningVerdict } from '@sagolykta/domain/evening-rules';
import { expect, test } from 'vitest';

const usage: StoryUsage = {
  isSubscribed: false,
  timeZone: 'Europe/Stockholm',
  storyDay: '2026-03-10',
  dailyStoryCount: 2,
};
const evening = new Date('2026-03-10T19:00:10Z');

test.each([
  [null, { kind: 'open' }],
  [3, { kind: 'open' }],
  [2, { kind: 'evening-over', opensIn: 4 * 3600 - 10 }],
  [1, { kind: 'evening-over', opensIn: 4 * 3600 - 10 }],
])('two told, %s wanted', (storiesPerEvening, verdict) => {
  const found = eveningVerdict({ storiesPerEvening, bedtime: null }, usage, evening);
  expect(found).toMatchObject({ kind: verdict.kind });
  if ('opensIn' in verdict)
    expect(Math.abs(('opensIn' in found ? found.opensIn : 0) - verdict.opensIn)).toBeLessThan(2);
});

test('yesterday’s stories are not today’s', () => {
  const yesterdays = { ...usage, storyDay: '2026-03-09' };
  expect(eveningVerdict({ storiesPerEvening: 1, bedtime: null }, yesterdays, evening)).toEqual({ kind: 'open' });
});

test('a premium family’s own number holds, too', () => {
  const premium = { ...usage, isSubscribed: true };
  expect(eveningVerdict({ storiesPerEvening: 2, bedtime: null }, premium, evening)).toMatchObject({
    kind: 'evening-over',
  });
});

test.each([
  ['Europe/Stockholm', 'open', undefined],
  // Three in the afternoon there; bedtime begins in three hours, ten seconds of which have passed.
  ['America/New_York', 'outside-bedtime', 3 * 3600 - 10],
])('bedtime is by the clock in %s', (timeZone, kind, opensIn) => {
  const rules = { storiesPerEvening: null, bedtime: { from: '18:00', to: '21:00' } };
  expect(eveningVerdict(rules, { ...usage, timeZone }, evening)).toEqual(
    opensIn === undefined ? { kind } : { kind, opensIn },
  );
});
