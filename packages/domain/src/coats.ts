import { type Breed, knownBreed } from './pets.ts';

export const coatColours = [
  'golden',
  'cream',
  'copper',
  'yellow',
  'black',
  'brown',
  'grey',
  'red',
  'fawn',
  'apricot',
  'silver',
  'pink',
  'blue',
  'sable',
  'brindle',
  'tricolour',
  'black-tan',
  'steel-tan',
  'white-brown',
  'black-white',
  'brown-white',
  'grey-white',
  'blue-merle',
  'red-merle',
  'brown-points',
  'grey-points',
] as const;
export type CoatColour = (typeof coatColours)[number];
type Coats = readonly [CoatColour, ...CoatColour[]];

/** The colours each breed comes in, the commonest first. */
export const coatsOfBreed = {
  'Golden Retriever': ['golden', 'cream', 'copper'],
  'Labrador': ['yellow', 'black', 'brown'],
  'German Shepherd': ['black-tan', 'sable'],
  'Poodle': ['grey', 'apricot', 'cream', 'black'],
  'Bulldog': ['white-brown', 'fawn'],
  'Beagle': ['tricolour'],
  'Rottweiler': ['black-tan'],
  'Yorkshire Terrier': ['steel-tan'],
  'Dachshund': ['red', 'black-tan'],
  'Siberian Husky': ['grey', 'red'],
  'Border Collie': ['black-white', 'brown-white'],
  'Boxer': ['fawn', 'brindle'],
  'Cocker Spaniel': ['red', 'golden', 'black'],
  'Australian Shepherd': ['blue-merle', 'red-merle'],
  'Shih Tzu': ['brown-white', 'grey-white'],
  'Persian': ['cream', 'grey', 'apricot'],
  'Maine Coon': ['brown', 'grey', 'red'],
  'British Shorthair': ['blue'],
  'Ragdoll': ['brown-points', 'grey-points'],
  'Bengal': ['brown', 'silver'],
  'Siamese': ['brown-points', 'grey-points'],
  'Abyssinian': ['brown', 'fawn'],
  'Russian Blue': ['blue'],
  'Scottish Fold': ['silver', 'grey', 'cream'],
  'Sphynx': ['pink', 'grey'],
} as const satisfies Readonly<Record<Breed, Coats>>;

/** An animal of no listed breed may be any animal: these colours suit most. */
export const coatsOfOthers = ['brown', 'grey', 'cream'] as const;

/** What a parent may choose among for an animal of this breed, as typed; nothing where there is but one colour, or no animal. */
export function coatChoices(breed: string): readonly CoatColour[] {
  if (breed.trim() === '') return [];
  const known = knownBreed(breed);
  const coats: Coats = known === undefined ? coatsOfOthers : coatsOfBreed[known];
  return coats.length > 1 ? coats : [];
}

/** The chosen colour, as long as the breed comes in it: the breed may have been changed since. */
export function chosenCoat(breed: string | null, coat: CoatColour | null): CoatColour | undefined {
  return coatChoices(breed ?? '').find((choice) => choice === coat);
}
