import { type ChildProfile, onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { availableElements, storyElements } from '@sagolykta/domain/story-elements';
import { expect, test } from 'vitest';

const bare: ChildProfile = { ...onlyNameAndAge, name: 'Alma', age: 6 };

test.each<[string, Partial<ChildProfile>, string[]]>([
  ['nothing but name and age', {}, []],
  ['spaces only', { city: '  ' }, []],
  ['a city', { city: 'Lund' }, ['city']],
  ['a school', { school: 'Fågelskolan' }, ['school']],
  ['a best friend', { bestFriendName: 'Elsa' }, ['bestFriend']],
  ['a pet without a breed', { petName: 'Bosse' }, []],
  ['a breed without a pet', { petBreed: 'Boxer' }, []],
  ['a pet with name and breed', { petName: 'Bosse', petBreed: 'Boxer' }, ['pet']],
  ['a grandmother', { grandmaName: 'Karin' }, ['grandparents']],
  ['a grandfather', { grandpaName: 'Nils' }, ['grandparents']],
  ['a sport', { favoriteSport: 'Soccer' }, ['sport']],
  ['an athlete', { favoriteAthlete: 'Kosovare Asllani' }, ['athlete']],
  ['an artist', { favoriteArtist: 'ABBA' }, ['music']],
  ['a song', { favoriteSong: 'Bä, bä, vita lamm' }, ['music']],
])('%s', (_, known, elements) => {
  expect(availableElements({ ...bare, ...known })).toEqual(elements);
});

test('a full profile has them all, in the order of the list', () => {
  const full = Object.fromEntries(Object.entries(bare).map(([field, value]) => [field, value ?? 'x']));
  expect(availableElements(full as unknown as ChildProfile)).toEqual(storyElements);
});
