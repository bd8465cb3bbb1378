import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { type StoryBrief, tell } from '@sagolykta/storyteller';
import { names } from '@sagolykta/storyteller/avoid';
import { describe, expect, test } from 'vitest';
import { ownLibrary } from '../src/own-library.ts';

const library = ownLibrary();

describe('a story', () => {
  const brief: StoryBrief = {
    language: 'sv',
    profile: {
      ...onlyNameAndAge,
      name: 'Alma',
      age: 6,
      petName: 'Bosse',
      petBreed: 'Beagle',
    },
    elements: ['pet'],
    theme: null,
    calledName: null,
    season: 'autumn',
    avoid: [],
  };
  const wholeOf = (avoid: readonly string[], seed: string) => {
    const { title, content } = tell({ ...brief, avoid }, [], seed, library);
    return `${title}\n${content}`;
  };

  test('names nothing that is avoided, though it would have', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const word =
        wholeOf([], seed)
          .match(/(?<!\p{L})\p{Ll}{7,}(?!\p{L})/gu)
          ?.at(20) ?? '';
      expect(names(wholeOf([], seed), word)).toBe(true);
      expect(names(wholeOf([word], seed), word)).toBe(false);
    }
  });

  test('refuses in the theme what it would refuse anyway', () => {
    const seed = '1';
    expect(tell({ ...brief, theme: 'inga spindlar' }, [], seed, library)).toEqual(
      tell({ ...brief, avoid: ['spindlar'] }, [], seed, library),
    );
  });
});
