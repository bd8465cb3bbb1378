import { type ChildProfile, onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { expect, test } from 'vitest';
import { namedElements } from '../src/features/stories/element-names.ts';

const bare: ChildProfile = { ...onlyNameAndAge, name: 'Alma', age: 6 };

test('a bare profile has eight elements, none to be ticked, each with its kind as its name', () => {
  const elements = namedElements(bare, 'sv');
  expect(elements).toHaveLength(8);
  expect(elements.some(({ isAvailable }) => isAvailable)).toBe(false);
  expect(elements[0]).toEqual({ element: 'city', name: 'Staden', kind: 'Saknas i profilen', isAvailable: false });
});

test.each([
  ['pet', { petName: 'Bosse', petBreed: 'German Shepherd' }, 'sv', 'Bosse', 'Schäfer'],
  ['pet', { petName: 'Bosse', petBreed: 'German Shepherd' }, 'en', 'Bosse', 'German Shepherd'],
  ['pet', { petName: 'Kaj', petBreed: 'sköldpadda' }, 'sv', 'Kaj', 'sköldpadda'],
  ['grandparents', { grandmaName: 'Karin', grandpaName: 'Lennart' }, 'en', 'Karin & Lennart', 'Grandparents'],
  ['grandparents', { grandmaName: 'Karin' }, 'sv', 'Karin', 'Mormor eller farmor'],
  ['grandparents', { grandpaName: 'Lennart' }, 'en', 'Lennart', 'Grandpa'],
  ['sport', { favoriteSport: 'Soccer' }, 'sv', 'Fotboll', 'Sporten'],
  ['sport', { favoriteSport: 'innebandy' }, 'sv', 'innebandy', 'Sporten'],
  ['music', { favoriteSong: 'Trollmors vaggvisa' }, 'sv', 'Trollmors vaggvisa', 'Sången'],
  ['music', { favoriteArtist: 'Laleh' }, 'en', 'Laleh', 'The artist'],
  ['music', { favoriteArtist: 'Laleh', favoriteSong: 'Vårens första dag' }, 'en', 'Vårens första dag', 'Laleh'],
] as const)('%s %o (%s) is called %s, %s', (element, told, language, name, kind) => {
  const named = namedElements({ ...bare, ...told }, language).find((other) => other.element === element);
  expect(named).toEqual({ element, name, kind, isAvailable: true });
});

test('a pet without a breed, and a breed without a pet, cannot come along', () => {
  for (const told of [{ petName: 'Bosse' }, { petBreed: 'Poodle' }]) {
    const pet = namedElements({ ...bare, ...told }, 'en').find(({ element }) => element === 'pet');
    expect(pet?.isAvailable).toBe(false);
  }
});
