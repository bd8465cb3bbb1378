import { expect, test } from 'vitest';
import { drawingFor } from '../src/drawn-as.ts';
import { nouns } from '../src/scene-nouns.ts';

test('a drawn noun is drawn as itself, a look-alike as what it looks like, anything else not at all', () => {
  expect(['lighthouse', 'husky', 't-rex', 'house-spirit', 'jealousy'].map(drawingFor)).toEqual([
    'lighthouse',
    'dog',
    'tyrannosaurus',
    'tomte',
    undefined,
  ]);
});

test('every look-alike is drawn as something there is', () => {
  const words = [
    'kitten',
    'wild-boar',
    'pixie',
    'chef',
    'bus-driver',
    'star-child',
    'time-traveller',
    'best-friend',
    'boss',
  ];
  for (const word of words) expect(nouns).toContain(drawingFor(word));
});
