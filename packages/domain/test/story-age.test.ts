import { storyAge } from '@sagolykta/domain/story-age';
import { expect, test } from 'vitest';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [-5 * minute, { kind: 'just-now' }],
  [0, { kind: 'just-now' }],
  [59 * minute, { kind: 'just-now' }],
  [hour - 1, { kind: 'just-now' }],
  [hour, { kind: 'hours', hours: 1 }],
  [2 * hour - 1, { kind: 'hours', hours: 1 }],
  [24 * hour - 1, { kind: 'hours', hours: 23 }],
  [24 * hour, { kind: 'yesterday' }],
  [48 * hour - 1, { kind: 'yesterday' }],
  [48 * hour, { kind: 'days', days: 2 }],
  [72 * hour - 1, { kind: 'days', days: 2 }],
  [240 * hour, { kind: 'days', days: 10 }],
])('after %i ms: %o', (elapsed, age) => {
  const createdAt = new Date('2026-03-01T19:00:00Z');
  expect(storyAge(createdAt, new Date(createdAt.getTime() + elapsed))).toEqual(age);
});
