import { type NightSound, nightSounds } from '@sagolykta/domain/night-sounds';
import { describe, expect, test } from 'vitest';
import { decibels, loudnessByTime, peakOf, rootMeanSquare, steepestStep } from '../sounds/loudness.ts';
import { type Night, renderNight, sampleRate } from '../sounds/render-night.ts';
import { meanSpectrum, shareAbove } from '../sounds/spectrum.ts';
import { ceiling } from '../src/features/listening/night-sounds/night-mixer.ts';

/** Long enough for two waves, many joints of the rails and a log or two to crackle. */
const seconds = 45;
const nights = new Map<NightSound, Night>(nightSounds.map((sound) => [sound, renderNight(sound, seconds)]));

describe.each(nightSounds)('%s', (sound) => {
  const { left, right } = nights.get(sound) as Night;
  const [settledLeft, settledRight] = [left, right].map((side) => side.subarray(8 * sampleRate)) as [
    Float32Array,
    Float32Array,
  ];
  const levels = loudnessByTime(settledLeft, sampleRate, 0.1);

  test('is a whisper, as loud as the others and on both sides', () => {
    for (const side of [settledLeft, settledRight]) {
      expect(decibels(rootMeanSquare(side))).toBeGreaterThan(-30);
      expect(decibels(rootMeanSquare(side))).toBeLessThan(-26);
    }
  });

  test('is never louder than the ceiling', () => {
    expect(Math.max(peakOf(left), peakOf(right))).toBeLessThanOrEqual(ceiling);
  });

  test('has no sudden sound: no tenth of a second is much louder than the one before, or than the night itself', () => {
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? level));
    expect(Math.max(...steps)).toBeLessThan(5);
    const usual = [...levels].sort((one, other) => one - other)[Math.floor(levels.length / 2)] ?? 0;
    expect(Math.max(...levels) - usual).toBeLessThan(6);
    expect(usual - Math.min(...levels)).toBeLessThan(9);
  });

  test('has no click', () => {
    expect(Math.max(steepestStep(left), steepestStep(right))).toBeLessThan(0.11);
  });

  test('is warm: most of it is low, next to nothing hisses, and nothing stands still', () => {
    const spectrum = meanSpectrum(settledLeft);
    expect(shareAbove(spectrum, 2000, sampleRate)).toBeLessThan(0.2);
    expect(shareAbove(spectrum, 6000, sampleRate)).toBeLessThan(0.03);
    const mean = settledLeft.reduce((sum, sample) => sum + sample, 0) / settledLeft.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
  });

  test('comes from nothing', () => {
    expect(decibels(rootMeanSquare(left.subarray(0, sampleRate / 10)))).toBeLessThan(-70);
    const beginning = loudnessByTime(left.subarray(0, 6 * sampleRate), sampleRate, 0.5);
    const steps = beginning.slice(2).map((level, index) => level - (beginning[index + 1] ?? level));
    expect(Math.max(...steps)).toBeLessThan(13);
  });

  test('is around one and not in the middle: the sides are strangers', () => {
    let together = 0;
    for (const [index, sample] of settledLeft.entries()) together += sample * (settledRight[index] ?? 0);
    const likeness = together / settledLeft.length / (rootMeanSquare(settledLeft) * rootMeanSquare(settledRight));
    expect(Math.abs(likeness)).toBeLessThan(0.3);
  });

  test('is the same each time it is measured', () => {
    const again = renderNight(sound, 2);
    expect([...again.left]).toEqual([...left.subarray(0, again.left.length)]);
  });
});

test('they are six different nights', () => {
  const shapes = nightSounds.map((sound) => {
    const spectrum = meanSpectrum((nights.get(sound) as Night).left.subarray(8 * sampleRate));
    return [150, 300, 600, 1200, 2400].map((hertz) => shareAbove(spectrum, hertz, sampleRate));
  });
  for (const [index, shape] of shapes.entries()) {
    for (const other of shapes.slice(index + 1)) {
      const distance = Math.hypot(...shape.map((share, band) => share - (other[band] ?? 0)));
      expect(distance).toBeGreaterThan(0.04);
    }
  }
});
