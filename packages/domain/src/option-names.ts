import type { Language } from './language.ts';
import { type Breed, knownBreed } from './pets.ts';
import { knownSport, type Sport } from './sports.ts';

const swedishBreeds: Readonly<Record<Breed, string>> = {
  'Golden Retriever': 'Golden retriever',
  Labrador: 'Labrador',
  'German Shepherd': 'Schäfer',
  Poodle: 'Pudel',
  Bulldog: 'Bulldogg',
  Beagle: 'Beagle',
  Rottweiler: 'Rottweiler',
  'Yorkshire Terrier': 'Yorkshireterrier',
  Dachshund: 'Tax',
  'Siberian Husky': 'Sibirisk husky',
  'Border Collie': 'Border collie',
  Boxer: 'Boxer',
  'Cocker Spaniel': 'Cocker spaniel',
  'Australian Shepherd': 'Australian shepherd',
  'Shih Tzu': 'Shih tzu',
  Persian: 'Perser',
  'Maine Coon': 'Maine coon',
  'British Shorthair': 'Brittiskt korthår',
  Ragdoll: 'Ragdoll',
  Bengal: 'Bengal',
  Siamese: 'Siames',
  Abyssinian: 'Abessinier',
  'Russian Blue': 'Russian blue',
  'Scottish Fold': 'Scottish fold',
  Sphynx: 'Sphynx',
};

const swedishSports: Readonly<Record<Sport, string>> = {
  Soccer: 'Fotboll',
  Basketball: 'Basket',
  Tennis: 'Tennis',
  Swimming: 'Simning',
  Baseball: 'Baseboll',
  Football: 'Amerikansk fotboll',
  Gymnastics: 'Gymnastik',
  'Track and Field': 'Friidrott',
  Volleyball: 'Volleyboll',
  Hockey: 'Hockey',
  Golf: 'Golf',
  Dance: 'Dans',
};

/** A breed as the family's language calls it; one outside the list stays as the parent wrote it. */
export function breedName(breed: string, language: Language): string {
  const known = knownBreed(breed);
  if (known === undefined) return breed;
  return language === 'sv' ? swedishBreeds[known] : known;
}

/** A sport as the family's language calls it; one outside the list stays as the parent wrote it. */
export function sportName(sport: string, language: Language): string {
  const known = knownSport(sport);
  if (known === undefined) return sport;
  return language === 'sv' ? swedishSports[known] : known;
}
