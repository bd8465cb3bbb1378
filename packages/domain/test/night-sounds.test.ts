import { expect, test } from 'vitest';
import { nightSoundOf } from '../src/night-sounds.ts';
import { worlds } from '../src/scene-words.ts';

const clear = { weather: 'clear', season: 'summer' } as const;

test.each([
  ['beach', 'waves'],
  ['train', 'night-train'],
  ['forest', 'wind-in-spruces'],
  ['kitchen', 'stove'],
  ['attic', 'rain-on-the-roof'],
  ['garden', 'summer-night'],
] as const)('%s sounds of %s', (world, sound) => {
  expect(
    nightSoundOf(
      [
        { world: 'moon', ...clear },
        { world, ...clear },
      ],
      'summer',
    ),
  ).toBe(sound);
});

test('it rains where it rains, and no cricket sings in winter', () => {
  expect(nightSoundOf([{ world: 'beach', weather: 'rain', season: 'spring' }], 'spring')).toBe('rain-on-the-roof');
  expect(nightSoundOf([{ world: 'garden', weather: 'snow', season: 'winter' }], 'winter')).toBe('wind-in-spruces');
});

test('a story without pictures sounds like its season', () => {
  expect(nightSoundOf([], 'winter')).toBe('stove');
});

test('every world has a sound of its own choosing', () => {
  for (const world of worlds) {
    const inSummer = nightSoundOf([{ world, ...clear }], 'winter');
    expect(nightSoundOf([{ world, weather: 'clear', season: 'spring' }], 'autumn')).toBe(inSummer);
  }
});
