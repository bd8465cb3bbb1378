import { drawnBreed, knownBreed, knownSpecies, petKindOf } from '@sagolykta/domain/pets';
import { expect, test } from 'vitest';

test.each([
  ['Boxer', 'Boxer', 'dog'],
  ['  maine COON ', 'Maine Coon', 'cat'],
  ['Sphynx', 'Sphynx', 'cat'],
  ['hamster', undefined, 'other'],
  ['', undefined, 'other'],
  ['huskatt', undefined, 'cat'],
  ['Blandras', undefined, 'dog'],
  ['a tabby cat', undefined, 'cat'],
  ['Cockapoo', undefined, 'dog'],
  ['dvärgkanin', undefined, 'other'],
  ['igelkott', undefined, 'other'],
])('%j', (typed, breed, kind) => {
  expect(knownBreed(typed)).toBe(breed);
  expect(petKindOf(typed)).toBe(kind);
});

test('a cat or dog of no listed breed is drawn as one', () => {
  expect(['huskatt', 'blandras', 'Beagle', 'hamster'].map(drawnBreed)).toEqual([
    'British Shorthair',
    'Labrador',
    'Beagle',
    undefined,
  ]);
});

test('an animal that is neither dog nor cat is known by what the family calls it', () => {
  const said = [
    'Grekisk landsköldpadda',
    'dvärghamster',
    'Holland lop',
    'Undulat',
    'goldfish',
    'Islandshäst',
    'marsvin',
  ];
  expect(said.map(knownSpecies)).toEqual(['turtle', 'hamster', 'rabbit', 'bird', 'fish', 'horse', 'guinea-pig']);
  expect(['Beagle', 'katt', '', 'Sköldis den gode'].map(knownSpecies)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
