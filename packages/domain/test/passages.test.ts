import { expect, test } from 'vitest';
import { passagesOf } from '../src/passages.ts';

const story = { title: 'Lyktan', content: 'Det var kväll.\n\nAlma sov.', childName: 'Alma' };

test('a story is read from its title to its good night, in its own language', () => {
  expect(passagesOf({ ...story, language: 'sv' })).toEqual([
    'Lyktan',
    'Det var kväll.',
    'Alma sov.',
    'Slut. Sov gott, Alma.',
  ]);
  expect(passagesOf({ ...story, language: 'en' }).at(-1)).toBe('The end. Sleep tight, Alma.');
});
