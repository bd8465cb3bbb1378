import { describe, expect, test } from 'vitest';
import { avoidedIn, names, partTheme } from '../src/avoid.ts';
import { type StoryBrief, tell } from '../src/tell.ts';

test.each([
  ['Inga spindlar', '', ['spindlar']],
  ['no spiders', '', ['spiders']],
  ['utan åska och spindlar', '', ['åska', 'spindlar']],
  ['En drake, men inga spindlar', 'En drake', ['spindlar']],
  ['A dragon and no spiders or clowns.', 'A dragon', ['spiders', 'clowns']],
  ['Sjörövare. Inget mörker', 'Sjörövare', ['mörker']],
  ['En igelkott som har tappat bort sin lykta', 'En igelkott som har tappat bort sin lykta', []],
  ['Dagen då ingen sov', 'Dagen då ingen sov', []],
  ['The boy without a shadow', 'The boy without a shadow', []],
  ['No one at home was awake that night', 'No one at home was awake that night', []],
])('%s', (theme, wish, refused) => {
  expect(partTheme(theme)).toEqual({ wish, refused });
});

test.each([
  ['en spindel i badkaret', ['spindlar'], 'spindlar'],
  ['a spider in the bath', ['thunder', 'spiders'], 'spiders'],
  ['a spider in the bath', ['spindlar'], 'spindlar'],
  ['A spider and a moon', ['spindlar'], 'spindlar'],
  ['en clown på cirkus', ['clowner'], 'clowner'],
  ['clownernas dag', ['clown'], 'clown'],
  ['en hund', ['spindlar'], undefined],
  ['en maskinist', ['mask'], undefined],
])('%s, where %j is avoided', (theme, avoid, expected) => {
  expect(avoidedIn(theme, avoid)).toBe(expected);
});

test('a thing is named in any of its usual endings', () => {
  expect(names('Och där satt clownerna.', 'clowner')).toBe(true);
  expect(names('Och där satt en katt.', 'clowner')).toBe(false);
});

describe('a story', () => {
  const brief: StoryBrief = {
    language: 'sv',
    profile: {
      name: 'Alma',
      age: 6,
      pronoun: 'name',
      city: null,
      region: 'sweden',
      school: null,
      bestFriendName: null,
      bestFriendPronoun: 'name',
      petName: 'Bosse',
      petBreed: 'Beagle',
      petPronoun: 'name',
      grandmaName: null,
      grandpaName: null,
      favoriteSport: null,
      favoriteAthlete: null,
      favoriteArtist: null,
      favoriteSong: null,
    },
    elements: ['pet'],
    theme: null,
    calledName: null,
    season: 'autumn',
    avoid: [],
  };
  const wholeOf = (avoid: readonly string[], seed: string) => {
    const { title, content } = tell({ ...brief, avoid }, [], seed);
    return `${title}\n${content}`;
  };

  test('names nothing that is avoided, though it would have', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const word =
        wholeOf([], seed)
          .match(/(?<!\p{L})\p{Ll}{7,}(?!\p{L})/gu)
          ?.at(40) ?? '';
      expect(names(wholeOf([], seed), word)).toBe(true);
      expect(names(wholeOf([word], seed), word)).toBe(false);
    }
  });

  test('refuses in the theme what it would refuse anyway', () => {
    const seed = '1';
    expect(tell({ ...brief, theme: 'inga spindlar' }, [], seed)).toEqual(
      tell({ ...brief, avoid: ['spindlar'] }, [], seed),
    );
  });
});
