import { expect, test } from 'vitest';
import { sentenceTimes } from '../src/sentence-times.ts';

const sentences = [
  { start: 0, end: 50 },
  { start: 50, end: 80 },
  { start: 80, end: 100 },
];

test('without anything heard each sentence has its share of the letters', () => {
  expect(sentenceTimes(sentences, 10_000)).toEqual([0, 5000, 8000]);
});

test('with it a sentence begins after the longest pause nearby', () => {
  const loudness = Array.from({ length: 100 }, () => 1);
  // A short pause at 4.8 s, a long one until 5.6 s; one until 7.5 s.
  loudness.fill(0.01, 47, 48);
  loudness.fill(0.01, 52, 56);
  loudness.fill(0.01, 72, 75);
  expect(sentenceTimes(sentences, 10_000, { loudness, step: 100 })).toEqual([0, 5600, 7500]);
});

test('times never go backwards, and one sentence begins at once', () => {
  const loudness = Array.from({ length: 100 }, (_, index) => (index > 60 && index < 66 ? 0 : 1));
  const times = sentenceTimes(
    [
      { start: 0, end: 58 },
      { start: 58, end: 60 },
      { start: 60, end: 100 },
    ],
    10_000,
    { loudness, step: 100 },
  );
  expect(times).toEqual([0, 6600, 6600]);
  expect(sentenceTimes([{ start: 0, end: 9 }], 10_000, { loudness, step: 100 })).toEqual([0]);
});
