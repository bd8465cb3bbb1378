import { coatsOfBreed, coatsOfOthers } from '@sagolykta/domain/coats';
import type { PersonLook, PetLook } from '@sagolykta/domain/look';
import { petKindOf } from '@sagolykta/domain/pets';
import type { CastRole } from '@sagolykta/domain/scene-words';

const people: Readonly<Record<Exclude<CastRole, 'pet'>, string>> = {
  child: 'a young child',
  friend: 'another young child',
  elder: 'an old person',
  elder2: 'another old person',
  sibling: 'another young child of the same family',
  sibling2: 'a third young child of the same family',
  adult: 'a grown-up',
};

const hair: Readonly<Record<PersonLook['hair'], string>> = {
  braids: 'in two braids',
  curls: 'in curls',
  tousled: 'all tousled',
  puffs: 'in two puffs',
  bob: 'cut in a bob',
  ponytail: 'in a ponytail',
  short: 'cut short',
  long: 'worn long',
  bun: 'in a bun',
};

const glasses: Readonly<Record<PersonLook['glasses'], string>> = {
  none: '',
  round: ', round glasses',
  amber: ', glasses with amber frames',
  blue: ', glasses with blue frames',
};

const hats: Readonly<Record<PersonLook['hat'], string>> = {
  none: '',
  pompom: ', outdoors a woolly hat with a pompom',
  beanie: ', outdoors a plain woolly hat',
  cap: ', outdoors a cap',
};

/** The character sheet of one person. */
export function describePerson(role: Exclude<CastRole, 'pet'>, look: PersonLook): string {
  const shade = look.hairColour.replace('-', ' ');
  const skin = look.skin.replace('-', ' ');
  return `${people[role]} with ${skin} skin and ${shade} hair ${hair[look.hair]}${glasses[look.glasses]}${hats[look.hat]}; clothes mostly ${look.outfit}`;
}

/** Its kind and colour; never its breed, which is the family's to tell. */
export function describePet({ breed, coat }: PetLook): string {
  const [usual] = breed === undefined ? coatsOfOthers : coatsOfBreed[breed];
  const kind = petKindOf(breed ?? '');
  const colour = (coat ?? usual).replace('-', ' and ');
  return `${kind === 'other' ? 'a small friendly animal' : `a friendly ${kind}`}, ${colour}`;
}
