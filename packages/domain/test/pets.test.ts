import { knownBreed, petKindOf } from '@sagolykta/domain/pets';
import { expect, test } from 'vitest';

test.each([
  ['Boxer', 'Boxer', 'dog'],
  ['  maine COON ', 'Maine Coon', 'cat'],
  ['Sphynx', 'Sphynx', 'cat'],
  ['hamster', undefined, 'other'],
  ['', undefined, 'other'],
])('%j', (typed, breed, kind) => {
  expect(knownBreed(typed)).toBe(breed);
  expect(petKindOf(typed)).toBe(kind);
});
