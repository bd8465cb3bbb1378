export const dogBreeds = [
  'Golden Retriever',
  'Labrador',
  'German Shepherd',
  'Poodle',
  'Bulldog',
  'Beagle',
  'Rottweiler',
  'Yorkshire Terrier',
  'Dachshund',
  'Siberian Husky',
  'Border Collie',
  'Boxer',
  'Cocker Spaniel',
  'Australian Shepherd',
  'Shih Tzu',
] as const;
export const catBreeds = [
  'Persian',
  'Maine Coon',
  'British Shorthair',
  'Ragdoll',
  'Bengal',
  'Siamese',
  'Abyssinian',
  'Russian Blue',
  'Scottish Fold',
  'Sphynx',
] as const;
export type DogBreed = (typeof dogBreeds)[number];
export type CatBreed = (typeof catBreeds)[number];
export type Breed = DogBreed | CatBreed;
export const petKinds = ['dog', 'cat', 'other'] as const;
export type PetKind = (typeof petKinds)[number];

/** The breed as the list spells it, whatever case the parent typed; undefined for a breed outside the list. */
export function knownBreed(text: string): Breed | undefined {
  const wanted = text.trim().toLowerCase();
  return [...dogBreeds, ...catBreeds].find((breed) => breed.toLowerCase() === wanted);
}

/** Dog or cat is not stored: it follows from the breed. Anything else is an animal nothing more is claimed about. */
export function petKindOf(breed: string): PetKind {
  const known = knownBreed(breed);
  if (known === undefined) return 'other';
  return (dogBreeds as readonly string[]).includes(known) ? 'dog' : 'cat';
}
