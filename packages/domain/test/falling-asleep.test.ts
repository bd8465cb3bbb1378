import { expect, test } from 'vitest';
import { isNight, loudnessBefore, sleepTimers, timerLength, voiceBeforeLastWord } from '../src/falling-asleep.ts';

test('the sound sinks over the last minute, evenly, down to nothing', () => {
  expect([600_000, 60_000, 30_000, 0, -5].map(loudnessBefore)).toEqual([1, 1, 0.25, 0, 0]);
});

test('the good night is still to be heard', () => {
  expect(voiceBeforeLastWord(120_000)).toBe(1);
  expect(voiceBeforeLastWord(0)).toBe(0.4);
});

test('only minutes are a clock’s', () => {
  expect(sleepTimers.map(timerLength)).toEqual([undefined, undefined, 600_000, 1_200_000, 1_800_000]);
});

test('night is from six to six', () => {
  expect([17, 18, 23, 0, 5, 6].map(isNight)).toEqual([false, true, true, true, true, false]);
});
