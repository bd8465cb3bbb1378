export const regions = ['sweden', 'usa', 'uk', 'germany'] as const;
export type Region = (typeof regions)[number];
export const defaultRegion: Region = 'sweden';

export const childAges = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const defaultChildAge = 5;

export const pronouns = ['she', 'he', 'they', 'name'] as const;
/** 'name': no pronoun was given, so the prose does without one. */
export type Pronoun = (typeof pronouns)[number];

/** What a parent tells about a child. Empty fields are null. */
export interface ChildProfile {
  readonly name: string;
  readonly age: number;
  readonly pronoun: Pronoun;
  readonly city: string | null;
  readonly region: Region;
  readonly school: string | null;
  readonly bestFriendName: string | null;
  readonly bestFriendPronoun: Pronoun;
  readonly petName: string | null;
  readonly petBreed: string | null;
  readonly petPronoun: Pronoun;
  readonly grandmaName: string | null;
  readonly grandpaName: string | null;
  readonly favoriteSport: string | null;
  readonly favoriteAthlete: string | null;
  readonly favoriteArtist: string | null;
  readonly favoriteSong: string | null;
}

/** What is told of a child of whom nothing is known but a name and an age. */
export const onlyNameAndAge: Omit<ChildProfile, 'name' | 'age'> = {
  pronoun: 'name',
  city: null,
  region: defaultRegion,
  school: null,
  bestFriendName: null,
  bestFriendPronoun: 'name',
  petName: null,
  petBreed: null,
  petPronoun: 'name',
  grandmaName: null,
  grandpaName: null,
  favoriteSport: null,
  favoriteAthlete: null,
  favoriteArtist: null,
  favoriteSong: null,
};
