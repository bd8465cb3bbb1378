import { type ChildProfile, onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';

const alma: ChildProfile = {
  ...onlyNameAndAge,
  name: 'Alma',
  age: 6,
  pronoun: 'she',
  city: 'Lund',
  region: 'sweden',
  school: 'Fågelskolan',
  bestFriendName: 'Elsa',
  bestFriendPronoun: 'she',
  petName: 'Bosse',
  petBreed: 'Golden Retriever',
  petPronoun: 'he',
  grandmaName: 'Mormor Karin',
  grandpaName: 'Morfar Lennart',
  favoriteSport: 'Soccer',
  favoriteAthlete: 'Fridolina Rolfö',
  favoriteArtist: 'Laleh',
  favoriteSong: 'Bä, bä, vita lamm',
};
/** The family that the command tells for when it is given none. */
export const sampleFamily = alma;

export interface FixedSubset {
  readonly name: string;
  readonly profile: ChildProfile;
  readonly elements: readonly StoryElement[];
  readonly calledName: string | null;
}

const subset = (
  name: string,
  profile: Partial<ChildProfile>,
  elements: readonly StoryElement[],
  calledName: string | null = null,
): FixedSubset => ({ name, profile: { ...alma, ...profile }, elements, calledName });

/** The twelve families that every arc is read aloud for. */
export const fixedSubsets: readonly FixedSubset[] = [
  subset('nothing chosen', { pronoun: 'name' }, []),
  subset('dog and friend', {}, ['pet', 'bestFriend'], 'mamma'),
  subset(
    'cat, no pronouns',
    { name: 'Max', pronoun: 'name', petName: 'Sigge', petBreed: 'Siamese', petPronoun: 'name' },
    ['pet'],
    null,
  ),
  subset('an animal of no list', { name: 'Inez', petName: 'Doris', petBreed: 'Kanin', petPronoun: 'name' }, [
    'pet',
    'city',
  ]),
  subset('both grandparents', { name: 'Vidar', pronoun: 'he' }, ['grandparents'], 'pappa'),
  subset('one grandparent, no kin word', { name: 'Lucas', pronoun: 'he', grandmaName: null, grandpaName: 'Nils' }, [
    'grandparents',
    'music',
  ]),
  subset('sport and athlete', { name: 'Åsa', favoriteSport: 'Swimming', favoriteAthlete: 'Sarah Sjöström' }, [
    'sport',
    'athlete',
  ]),
  subset('school and city', { name: 'Noor', pronoun: 'they', city: 'Gotland' }, ['school', 'city'], 'Kim'),
  subset('a sport of no list', { name: 'Liv-Malin', favoriteSport: 'Ridning' }, ['sport', 'bestFriend']),
  subset(
    'artist without a song',
    { name: 'Leo', pronoun: 'he', favoriteSong: null, bestFriendName: 'Malte', bestFriendPronoun: 'name' },
    ['music', 'bestFriend'],
    'pappa',
  ),
  subset(
    'American, cat, friend',
    {
      name: 'Ada',
      region: 'usa',
      city: 'Portland',
      school: 'Maple School',
      petName: 'Pickle',
      petBreed: 'Maine Coon',
      grandmaName: 'Grandma Rose',
      grandpaName: null,
      bestFriendName: 'Sam',
      bestFriendPronoun: 'he',
      favoriteSport: 'Football',
    },
    ['pet', 'bestFriend', 'grandparents', 'sport'],
    'Mom',
  ),
  subset('everything', { name: 'Imani' }, storyElements, 'mamma'),
];
