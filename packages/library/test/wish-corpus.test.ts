import { childAges } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import { understand } from '@sagolykta/storyteller/understand/understand';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { commonWishes } from '../src/common-wishes.ts';
import { ownLexicon } from '../src/own-lexicon.ts';
import { ownLibrary } from '../src/own-library.ts';
import { foreseeTyped, keptReadings, readWishes } from '../src/wish-corpus.ts';

test.each(languages)(
  'of the wishes of an evening no fewer are told whole than were; --keep writes down what has grown (%s)',
  (language) => {
    const whole = foreseeTyped(language, ownLibrary()).filter(({ served }) => served === 'whole' || served === null);
    expect(whole.length).toBeGreaterThanOrEqual(keptReadings('typed').get(language) ?? Infinity);
  },
);

describe.each(languages)('four hundred wishes (%s)', (language) => {
  const read = readWishes('open', language, ownLexicon());

  test('are as many, each once', () => {
    const all = [...read.map(({ wish }) => wish), ...commonWishes().map(({ asked }) => asked[language])];
    expect(new Set(read.map(({ wish }) => wish)).size).toBe(read.length);
    expect(all.length).toBeGreaterThanOrEqual(400);
  });

  test('no fewer are read as they were meant than were; --keep writes down what has grown', () => {
    expect(read.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(
      keptReadings('open').get(language) ?? read.length,
    );
  });

  test('none is passed over in silence: there is a line, or a word to the parent', () => {
    const silent = read.filter(
      ({ understanding: { line, notice, refused } }) => line.length < 2 && notice === null && refused.length === 0,
    );
    expect(silent.map(({ wish }) => wish)).toEqual([]);
  });
});

test.each([
  ['en', 'a trip to the moon'],
  ['en', 'a magic tv'],
  ['en', 'something big'],
  ['en', 'a fish dying to dance'],
  ['sv', 'resan till månen'],
  ['sv', 'nere i havet'],
  ['sv', 'en lampa som går sönder'],
] as const)('and nothing else is: %s, %s', (language, wish) => {
  const { situation } = understand(wish, {
    language,
    lexicon: ownLexicon(),
    familyWords: [],
    names: [],
    childName: 'Alma',
  });
  expect(situation?.id).toBeUndefined();
});

test.each(languages)('what happens in a small life is read as that, however it is put (%s)', (language) => {
  const otherwise = readWishes('small-life', language, ownLexicon()).filter(({ isRight }) => !isRight);
  expect(otherwise.map(({ wish, expected }) => `${wish} > ${expected}`)).toEqual([]);
});

test.each(languages)(
  'and is told whole at some age: nothing that belongs to it is taken for a thing beside it (%s)',
  (language) => {
    const told = ownLibrary();
    const never = readWishes('small-life', language, ownLexicon()).filter(({ wish }) =>
      childAges.every((age) => {
        const profile = { ...sampleFamily, age };
        const brief = {
          language,
          profile,
          elements: [],
          theme: wish,
          calledName: null,
          season: 'autumn',
          avoid: [],
        } as const;
        return foreseeWish(brief, told).served !== 'whole';
      }),
    );
    expect(never.map(({ wish }) => wish)).toEqual([]);
  },
);
