import { expect, test } from 'vitest';
import { decibels, loudnessByTime, peakOf, rootMeanSquare, steepestStep } from '../sounds/loudness.ts';
import { renderNight, sampleRate } from '../sounds/render-night.ts';
import { limiter } from '../src/features/listening/night-sounds/limiter.ts';
import { nightMixer } from '../src/features/listening/night-sounds/night-mixer.ts';

test('one night goes while the other comes, and nobody hears the change', () => {
  const { left } = renderNight('waves', 40, (mixer, second) => second === 20 && mixer.play('stove'));
  const levels = loudnessByTime(left.subarray(8 * sampleRate), sampleRate, 0.5);
  const steps = levels.map((level, index) => Math.abs(level - (levels[index - 1] ?? level)));
  expect(Math.max(...steps)).toBeLessThan(5);
  expect(steepestStep(left)).toBeLessThan(0.11);
});

test('it sinks to nothing over a minute without a step, and rises again as softly', () => {
  const { left } = renderNight('rain-on-the-roof', 80, (mixer, second) => {
    if (second >= 10) mixer.setLoudness(Math.max(0, (70 - second) / 60) ** 2);
  });
  const levels = loudnessByTime(left.subarray(10 * sampleRate, 70 * sampleRate), sampleRate, 5);
  const rises = levels.map((level, index) => level - (levels[index - 1] ?? level));
  expect(Math.max(...rises)).toBeLessThan(1);
  expect(decibels(rootMeanSquare(left.subarray(79 * sampleRate)))).toBeLessThan(-100);
});

test('stopped, it goes in a few seconds, and then there is nothing to be heard', () => {
  const mixer = nightMixer(sampleRate, 1);
  const [left, right] = [new Float32Array(128), new Float32Array(128)];
  mixer.play('night-train');
  for (let block = 0; block < 1200; block += 1) mixer.render(left, right);
  mixer.play(undefined);
  expect(mixer.render(left, right)).toBe(true);
  let blocks = 0;
  while (mixer.render(left, right)) blocks += 1;
  expect((blocks * 128) / sampleRate).toBeGreaterThan(3);
  expect((blocks * 128) / sampleRate).toBeLessThan(7);
  expect(peakOf(left)).toBeLessThan(0.001);
});

test('the limiter has turned down before a bang is there, and lets go slowly', () => {
  const length = 24_000;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (let index = 0; index < length; index += 1) {
    const isBang = index > 6000 && index < 6400;
    left[index] = Math.sin(index / 20) * (isBang ? 1 : 0.1);
    right[index] = 0.1;
  }
  limiter(0.25, sampleRate)(left, right);
  expect(peakOf(left)).toBeLessThanOrEqual(0.25);
  // Turned down and not cut off: the right, which was never loud, goes down with it, without a step.
  expect(right[6300]).toBeLessThan(0.03);
  expect(steepestStep(right.subarray(1000))).toBeLessThan(0.002);
  expect(right[9000]).toBeGreaterThan(right[7000] ?? 1);
});
