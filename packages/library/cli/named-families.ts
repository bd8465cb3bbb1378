import { type ChildProfile, onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';

/** A family by a name of the command line: what is known of it, what is ticked, and what the reader is called. */
export interface NamedFamily {
  readonly profile: ChildProfile;
  readonly elements: readonly StoryElement[];
  readonly calledName: string | null;
}

type Given = Partial<ChildProfile> & Pick<ChildProfile, 'name' | 'age' | 'pronoun'>;

const family = (
  given: Given,
  elements: readonly StoryElement[] = [],
  calledName: string | null = null,
): NamedFamily => ({
  profile: { ...onlyNameAndAge, ...given },
  elements,
  calledName,
});

const dog = { petName: 'Bosse', petBreed: 'Golden Retriever', petPronoun: 'he' } as const;
const elsa = { bestFriendName: 'Elsa', bestFriendPronoun: 'she' } as const;

/** Families to hear a plot with: from a name and an age alone to everything, in both languages, young and old. */
export const namedFamilies: Readonly<Record<string, NamedFamily>> = {
  bare: family({ name: 'Alma', age: 5, pronoun: 'she' }),
  nopronoun: family({ name: 'Kim', age: 6, pronoun: 'name' }),
  alma: family({ name: 'Alma', age: 5, pronoun: 'she', city: 'Lund', ...elsa, ...dog }, ['pet', 'bestFriend'], 'mamma'),
  nils: family(
    {
      name: 'Nils',
      age: 7,
      pronoun: 'he',
      city: 'Göteborg',
      bestFriendName: 'Iris',
      bestFriendPronoun: 'she',
      favoriteSport: 'Soccer',
      petName: 'Rut',
      petBreed: 'Dachshund',
      petPronoun: 'she',
    },
    ['bestFriend', 'sport', 'pet'],
    'pappa',
  ),
  vidar: family(
    {
      name: 'Vidar',
      age: 4,
      pronoun: 'he',
      grandmaName: 'Mormor Karin',
      grandpaName: 'Morfar Lennart',
      petName: 'Sigge',
      petBreed: 'Siamese',
      petPronoun: 'he',
    },
    ['grandparents', 'pet'],
    'pappa',
  ),
  saga: family(
    {
      name: 'Saga',
      age: 11,
      pronoun: 'she',
      city: 'Malmö',
      school: 'Kronborg',
      bestFriendName: 'Tilde',
      bestFriendPronoun: 'she',
      favoriteArtist: 'Zara Larsson',
      favoriteSport: 'Dance',
    },
    ['bestFriend', 'school', 'music'],
    'mamma',
  ),
  allasv: family(
    {
      name: 'Imani',
      age: 8,
      pronoun: 'she',
      city: 'Lund',
      school: 'Fågelskolan',
      ...elsa,
      petName: 'Bosse',
      petBreed: 'Beagle',
      petPronoun: 'he',
      grandmaName: 'Mormor Karin',
      grandpaName: 'Morfar Lennart',
      favoriteSport: 'Soccer',
      favoriteAthlete: 'Fridolina Rolfö',
      favoriteArtist: 'Laleh',
      favoriteSong: 'Bä, bä, vita lamm',
    },
    storyElements,
    'mamma',
  ),
  bareuk: family({ name: 'Arthur', age: 6, pronoun: 'he', region: 'uk' }),
  leo: family(
    {
      name: 'Theo',
      age: 6,
      pronoun: 'he',
      region: 'uk',
      city: 'Leeds',
      bestFriendName: 'Maya',
      bestFriendPronoun: 'she',
      petName: 'Pickle',
      petBreed: 'Beagle',
      petPronoun: 'he',
    },
    ['pet', 'bestFriend'],
    'Mum',
  ),
  ada: family(
    {
      name: 'Ada',
      age: 7,
      pronoun: 'she',
      region: 'usa',
      city: 'Portland',
      school: 'Maple School',
      bestFriendName: 'Sam',
      bestFriendPronoun: 'he',
      petName: 'Pickle',
      petBreed: 'Maine Coon',
      petPronoun: 'she',
      grandmaName: 'Grandma Rose',
      favoriteSport: 'Soccer',
    },
    ['pet', 'bestFriend', 'sport'],
    'Mom',
  ),
  ruby: family(
    {
      name: 'Ruby',
      age: 9,
      pronoun: 'she',
      region: 'uk',
      city: 'Edinburgh',
      grandmaName: 'Grandma Flora',
      favoriteSport: 'Dance',
      bestFriendName: 'Isla',
      bestFriendPronoun: 'she',
    },
    ['grandparents', 'sport'],
    'Mum',
  ),
  chloe: family(
    {
      name: 'Chloe',
      age: 12,
      pronoun: 'she',
      region: 'usa',
      city: 'Austin',
      school: 'McCallum School',
      bestFriendName: 'Dana',
      bestFriendPronoun: 'she',
      favoriteArtist: 'Taylor Swift',
    },
    ['bestFriend', 'school', 'music'],
    'Mom',
  ),
  otis: family(
    {
      name: 'Otis',
      age: 4,
      pronoun: 'he',
      region: 'uk',
      grandmaName: 'Granny Jean',
      petName: 'Biscuit',
      petBreed: 'Labrador',
      petPronoun: 'she',
    },
    ['pet', 'grandparents'],
    'Daddy',
  ),
  allen: family(
    {
      name: 'Maya',
      age: 8,
      pronoun: 'she',
      region: 'uk',
      city: 'Bristol',
      school: 'Hillside Primary',
      bestFriendName: 'Jack',
      bestFriendPronoun: 'he',
      petName: 'Daisy',
      petBreed: 'Labrador',
      petPronoun: 'she',
      grandmaName: 'Granny Jean',
      grandpaName: 'Grandad Stan',
      favoriteSport: 'Soccer',
      favoriteAthlete: 'Lucy Bronze',
      favoriteArtist: 'Adele',
      favoriteSong: 'Twinkle Twinkle Little Star',
    },
    storyElements,
    'Mum',
  ),
};
