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

/** How families write a cat or a dog of no listed breed: 'huskatt', 'blandras', 'cockapoo'. */
const kindWords: Readonly<Record<'cat' | 'dog', RegExp>> = {
  cat: /katt|\bcats?\b|kitten|kisse|moggy|moggie|tabby|perser|birma|katze/,
  dog: /hund|\bdogs?\b|doggy|puppy|\bpup\b|valp|vovve|terrier|retriever|spaniel|pudel|poodle|doodle|cockapoo|\btax\b|tax$|blandras|mixed breed|mongrel|\bmutt\b|collie|schäfer|shepherd|labbe|setter|spets|spitz|pinscher|schnauzer|chihuahua|\bmops\b|\bpug\b|husky|whippet|greyhound|malteser|maltese|corgi|dalmati|jack russell|bichon|havanese/,
};

/** Dog or cat is not stored: it follows from the breed, or from the word that was typed for one. Anything else is an animal nothing more is claimed about. */
export function petKindOf(breed: string): PetKind {
  const known = knownBreed(breed);
  if (known === undefined) {
    const typed = breed.trim().toLowerCase();
    if (knownSpecies(typed) !== undefined) return 'other';
    if (kindWords.cat.test(typed)) return 'cat';
    return kindWords.dog.test(typed) ? 'dog' : 'other';
  }
  return (dogBreeds as readonly string[]).includes(known) ? 'dog' : 'cat';
}

/** Animals at home that are neither dogs nor cats, as far as they are drawn as what they are. */
export const petSpecies = ['turtle', 'hamster', 'guinea-pig', 'rabbit', 'bird', 'fish', 'horse', 'mouse'] as const;
export type PetSpecies = (typeof petSpecies)[number];

/** How families write them, in either language and others near: the first that is found in what was typed. */
const speciesWords: Readonly<Record<PetSpecies, RegExp>> = {
  'turtle': /sköldpadd|turtle|tortoise|schildkröte/,
  'hamster': /hamster|ökenråtta|gerbil/,
  'guinea-pig': /marsvin|guinea ?-?pig|meerschwein/,
  'rabbit': /kanin|rabbit|bunny|\bhare\b|dvärgvädur|lop\b/,
  'bird':
    /fågel|\bbird|undulat|budgie|budgerigar|parakeet|papegoj|parrot|kanarie|canary|kakadu|cockat|nymfpara|höna|\bhen\b|chicken|duva|pigeon|vogel/,
  'fish': /fisk|fish|betta|guppy|neontetra/,
  'horse': /häst|horse|ponny|pony|föl\b|foal|pferd|shetland/,
  'mouse': /\bmus\b|mouse|råtta|\brat\b/,
};

/** As what breed it is drawn: its own, or one that most of its kind look like; undefined for any other animal. */
export function drawnBreed(text: string): Breed | undefined {
  const kind = petKindOf(text);
  return knownBreed(text) ?? (kind === 'cat' ? 'British Shorthair' : kind === 'dog' ? 'Labrador' : undefined);
}

/** What animal an unlisted breed is, if that was said. */
export function knownSpecies(text: string): PetSpecies | undefined {
  if (knownBreed(text) !== undefined) return undefined;
  const wanted = text.trim().toLowerCase();
  return petSpecies.find((species) => speciesWords[species].test(wanted));
}
