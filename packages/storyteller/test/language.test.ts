import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { sports } from '@sagolykta/domain/sports';
import { describe, expect, test } from 'vitest';
import { english } from '../src/language/en.ts';
import { swedish } from '../src/language/sv.ts';

describe('Swedish', () => {
  test.each([
    ['Alma', 'Almas'],
    ['Lucas', 'Lucas'],
    ['Max', 'Max'],
    ['Inez', 'Inez'],
    ['Åsa', 'Åsas'],
    ['Liv-Malin', 'Liv-Malins'],
    ['O’Neill', 'O’Neills'],
    ['Zoë', 'Zoës'],
    ['Felix', 'Felix'],
    ['Moritz', 'Moritz'],
  ])('the genitive of %s is %s', (name, genitive) => {
    expect(swedish.genitive(name)).toBe(genitive);
  });

  test.each([
    ['Lund', 'i Lund'],
    ['Malmö', 'i Malmö'],
    ['Växjö', 'i Växjö'],
    ['Gotland', 'på Gotland'],
    ['Öland', 'på Öland'],
    ['Lidingö', 'på Lidingö'],
    ['Visby', 'i Visby'],
    ['Södermalm', 'på Södermalm'],
    ['Island', 'på Island'],
    ['Kiruna', 'i Kiruna'],
  ])('%s is lived %s', (place, phrase) => {
    expect(swedish.inPlace(place)).toBe(phrase);
  });

  test.each([
    ['Mormor Karin', 'mormor Karin', 'mormor'],
    ['farfar Nils', 'farfar Nils', 'farfar'],
    ['Karin', 'Karin', 'Karin'],
    ['Mormor', 'mormor', 'mormor'],
    ['Morgan', 'Morgan', 'Morgan'],
    ['Farhad', 'Farhad', 'Farhad'],
  ])('%s is %s, and %s to the children', (typed, full, short) => {
    expect(swedish.elder(typed, 'grandma')).toEqual({ full, short });
  });

  test('breeds are in lower case, and each has its three forms', () => {
    expect(swedish.breed('Dachshund')).toEqual({ plain: 'tax', indefinite: 'en tax', definite: 'taxen' });
    expect(swedish.breed('German Shepherd').definite).toBe('schäfern');
    for (const breed of [...dogBreeds, ...catBreeds]) {
      const { plain, indefinite } = swedish.breed(breed);
      expect(plain).toBe(plain.toLowerCase());
      expect(indefinite).toBe(`en ${plain}`);
    }
  });

  test('Soccer is fotboll and Football is not', () => {
    expect(swedish.sport('Soccer', 'sweden').play).toBe('spela fotboll');
    expect(swedish.sport('Football', 'sweden').name).toBe('amerikansk fotboll');
    expect(new Set(sports.map((sport) => swedish.sport(sport, 'sweden').name)).size).toBe(12);
  });
});

describe('English', () => {
  test.each([
    ['Lucas', 'Lucas’s'],
    ['Alma', 'Alma’s'],
    ['O’Neill', 'O’Neill’s'],
  ])('the genitive of %s is %s', (name, genitive) => {
    expect(english.genitive(name)).toBe(genitive);
  });

  test('a and an follow the sound that the lists hold', () => {
    expect(english.breed('Abyssinian').indefinite).toBe('an Abyssinian');
    expect(english.breed('Australian Shepherd').indefinite).toBe('an Australian shepherd');
    expect(english.breed('Poodle').indefinite).toBe('a poodle');
  });

  test('the region decides what football is', () => {
    expect(english.sport('Soccer', 'usa').name).toBe('soccer');
    expect(english.sport('Soccer', 'uk').name).toBe('football');
    expect(english.sport('Football', 'usa').name).toBe('football');
    expect(english.sport('Football', 'uk').name).toBe('American football');
  });

  test('a grandparent typed without a word for it gets one', () => {
    expect(english.elder('Karin', 'grandma')).toEqual({ full: 'Grandma Karin', short: 'Grandma' });
    expect(english.elder('Lennart', 'grandpa')).toEqual({ full: 'Grandpa Lennart', short: 'Grandpa' });
    expect(english.elder('nana rose', 'grandma')).toEqual({ full: 'Nana rose', short: 'Nana' });
  });

  test('singular they takes a plural verb', () => {
    expect(english.verbs(true).was).toBe('were');
    expect(english.verbs(false).was).toBe('was');
  });

  test('authors write British, and American families read American', () => {
    const written = 'Grey pyjamas moved towards the harbour. Colours, realised the neighbour.';
    expect(english.spelled(written, 'usa')).toBe(
      'Gray pajamas moved toward the harbor. Colors, realized the neighbor.',
    );
    for (const region of ['uk', 'sweden', 'germany'] as const) expect(english.spelled(written, region)).toBe(written);
  });

  test('commas and full stops stand inside American quotation marks and outside British ones', () => {
    const typed = 'They hummed “Ba Ba Black Sheep”, and then “Hush”.';
    expect(english.punctuated(typed, 'usa')).toBe('They hummed “Ba Ba Black Sheep,” and then “Hush.”');
    expect(english.punctuated(typed, 'uk')).toBe(typed);
    expect(english.punctuated(typed, 'sweden')).toBe(typed);
    expect(swedish.punctuated('Då kom ”Ekorrn”, och sedan ”Bä”.', 'usa')).toBe('Då kom ”Ekorrn”, och sedan ”Bä”.');
  });
});
