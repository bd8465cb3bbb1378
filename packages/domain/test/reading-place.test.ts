import { expect, test } from 'vitest';
import { offerOf, percentRead } from '../src/reading-place.ts';

const place = { paragraph: 4, percent: 30, isFinished: false, day: '2026-03-10' };

test.each([
  [false, '2026-03-10', 'go-on'],
  [false, '2026-04-09', 'go-on'],
  [false, '2026-04-10', 'nothing'],
  [true, '2026-03-10', 'nothing'],
  [true, '2026-03-11', 'again'],
  [true, '2026-04-10', 'nothing'],
] as const)('finished: %j, on %s: %s', (isFinished, today, offer) => {
  expect(offerOf({ ...place, isFinished }, today)).toBe(offer);
});

test.each([
  [0, 20, 0],
  [5, 20, 25],
  [20, 20, 99],
  [0, 0, 0],
])('%i of %i paragraphs are %i percent', (paragraph, paragraphs, percent) => {
  expect(percentRead(paragraph, paragraphs)).toBe(percent);
});
