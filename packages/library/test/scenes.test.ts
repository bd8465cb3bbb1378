import type { ChildProfile } from '@sagolykta/domain/child-profile';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import { familyOf } from '@sagolykta/storyteller/family';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { perform } from '@sagolykta/storyteller/perform';
import type { Plot } from '@sagolykta/storyteller/plot';
import { randomFrom } from '@sagolykta/storyteller/random';
import { planPictures } from '@sagolykta/storyteller/scenes';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

const library = ownLibrary();
const plotNamed = (id: string): Plot => {
  const plot = library.plots.find(({ score }) => score.id === id);
  if (plot === undefined) throw new Error(`no plot ${id}`);
  return plot;
};
const scenes = (id: string, elements: readonly StoryElement[], city: ChildProfile['city'], concepts: string[] = []) => {
  const brief = {
    language: 'sv',
    profile: { ...sampleFamily, city },
    elements,
    theme: null,
    calledName: null,
    season: 'autumn',
    avoid: [],
  } as const;
  const family = familyOf(brief, concepts, randomFrom('family'), rulesOf);
  return planPictures(perform(plotNamed(id), family, [], 'seed'), family, 'seed').map(({ scene }) => scene);
};

describe('the city of the scenes', () => {
  test('is the family’s, where it was chosen and has a skyline', () => {
    expect(scenes('one-wheel-first', ['city'], 'Gothenburg').map(({ city }) => city)).toEqual(
      Array(3).fill('Göteborg'),
    );
  });

  test.each([
    ['not chosen', [], 'Göteborg'],
    ['not drawn', ['city'], 'Borås'],
  ] as const)('stays away when it is %s', (_, elements, city) => {
    for (const scene of scenes('one-wheel-first', elements, city)) expect(scene).not.toHaveProperty('city');
  });
});

describe('a thing with a condition', () => {
  const arc = 'the-digger-that-would-not-budge';

  test('is there where the condition holds', () => {
    expect(scenes(arc, [], null, ['fire-engine'])[0]?.props).toEqual(['digger', 'tractor', 'fire-engine']);
    expect(scenes(arc, [], null)[0]?.props).toEqual(['digger', 'tractor']);
  });
});
