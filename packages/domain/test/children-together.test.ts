import { expect, test } from 'vitest';
import { type ChildProfile, onlyNameAndAge } from '../src/child-profile.ts';
import { childrenTogether, namesTogether } from '../src/children-together.ts';
import { availableElements } from '../src/story-elements.ts';

const child = (told: Partial<ChildProfile> & { name: string; age: number; petCoat?: string }) => ({
  ...onlyNameAndAge,
  ...told,
});
const alma = child({ name: 'Alma', age: 4, school: 'Fågelskolan', bestFriendName: 'Elsa' });
const bo = child({ name: 'Bo', age: 9, petName: 'Bosse', petBreed: 'Beagle', petCoat: 'white' });
const cleo = child({ name: 'Cleo', age: 12, city: 'Lund', petName: 'Sigge', petBreed: 'Siamese' });

test('a story about one child is that child’s', () => {
  expect(childrenTogether([alma])).toBe(alma);
});

test('about several it is for an age between, with what belongs to the family and nobody’s own friend or school', () => {
  const together = childrenTogether([alma, bo, cleo]);
  expect(together).toMatchObject({ name: 'Alma', age: 8, city: 'Lund', petName: 'Bosse', petCoat: 'white' });
  expect(availableElements(together)).toEqual(['city', 'pet']);
});

test.each([
  [['Alma'], 'sv', 'Alma'],
  [['Alma', 'Bo'], 'sv', 'Alma och Bo'],
  [['Alma', 'Bo', 'Cleo'], 'en', 'Alma, Bo and Cleo'],
] as const)('%j in %s: %s', (names, language, said) => {
  expect(namesTogether(names, language)).toBe(said);
});
