import { chosenCoat, coatChoices, coatColours, coatsOfBreed, coatsOfOthers } from '@sagolykta/domain/coats';
import { expect, test } from 'vitest';

test.each([
  ['Labrador', ['yellow', 'black', 'brown']],
  [' labrador ', ['yellow', 'black', 'brown']],
  ['Rottweiler', []],
  ['kanin', ['brown', 'grey', 'cream']],
  ['  ', []],
])('%j may be %j', (breed, choices) => {
  expect(coatChoices(breed)).toEqual(choices);
});

test.each([
  ['Labrador', 'black', 'black'],
  ['Labrador', 'pink', undefined],
  ['Labrador', null, undefined],
  ['Rottweiler', 'black-tan', undefined],
  [null, 'black', undefined],
] as const)('%j in %j is drawn in %j', (breed, coat, drawn) => {
  expect(chosenCoat(breed, coat)).toBe(drawn);
});

test('every colour is one that some animal comes in', () => {
  const used = new Set([...Object.values(coatsOfBreed).flat(), ...coatsOfOthers]);
  expect([...used].sort()).toEqual([...coatColours].sort());
});
