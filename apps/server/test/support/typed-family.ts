/** Everything that a family can type, in words that stand in no prompt by themselves. */
export const typed = {
  name: 'Wilhelmina',
  city: 'Överkalix',
  school: 'Kråkbackeskolan',
  bestFriendName: 'Zarah-Lo',
  petName: 'Kapten Gräddnos',
  petBreed: 'Dachshund',
  grandmaName: 'mormor Gunborg',
  grandpaName: 'farfar Thorvald',
  favoriteSport: 'Varpa',
  favoriteAthlete: 'Armand Duplantis',
  favoriteArtist: 'Håkan Hellström',
  favoriteSong: 'Känn ingen sorg',
} as const;

export const typedElements = [
  'city',
  'school',
  'bestFriend',
  'pet',
  'grandparents',
  'sport',
  'athlete',
  'music',
] as const;

/** What may be found in nothing that is sent, the parents' own names among it. */
export const typedSecrets: readonly string[] = [
  ...Object.values(typed),
  'Gräddnos',
  'Gunborg',
  'Thorvald',
  'Duplantis',
  'Hellström',
  'Kapten',
  'Bettan',
  'dachshund',
  'Ingegerd',
];
