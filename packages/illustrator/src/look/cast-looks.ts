import { pronounOfParent } from '@sagolykta/domain/called-name';
import type { Pronoun } from '@sagolykta/domain/child-profile';
import type { CoatColour } from '@sagolykta/domain/coats';
import { type CastLooks, outfits, type PersonLook, skinTones } from '@sagolykta/domain/look';
import type { Breed, PetSpecies } from '@sagolykta/domain/pets';
import { pick, randomFrom } from '../paper/random.ts';
import { distinctFriend, inOtherClothes } from './distinct-friend.ts';
import { hairColourFor, hairOfSkin, personLook } from './person-look.ts';

export interface CastDescription {
  /** The family's id: grandparents and parents follow from it, so that all siblings have the same. */
  readonly family: string;
  /** A look that was chosen for one of the children: the family takes after it. */
  readonly takesAfter?: PersonLook | undefined;
  /** The child follows from the profile's id, its hair from the pronoun too, unless the parent has chosen a look. */
  readonly child: {
    readonly id: string;
    readonly look?: PersonLook | undefined;
    readonly pronoun?: Pronoun | undefined;
  };
  /** The friend's name: another friend looks another way. */
  readonly friend?: string | undefined;
  /** The friend's hair follows it, unless a look has been chosen. */
  readonly friendPronoun?: Pronoun | undefined;
  /** What the child calls the grown-up who reads: the hair follows it where it tells. */
  readonly adult?: string | undefined;
  /** Looks the parent has chosen for others than the child. */
  readonly chosen?: { readonly [Role in 'friend' | 'elder' | 'elder2']?: PersonLook | undefined } | undefined;
  readonly pet?:
    | {
        readonly name?: string | undefined;
        readonly breed?: Breed | undefined;
        readonly species?: PetSpecies | undefined;
        readonly coat?: CoatColour | undefined;
      }
    | undefined;
}

/** What the members of a family have in common. */
type Kinship = Pick<PersonLook, 'skin' | 'hairColour'>;

function kinshipOf({ family, takesAfter }: CastDescription): Kinship {
  if (takesAfter) return takesAfter;
  const random = randomFrom(`kin ${family}`);
  const skin = pick(skinTones, random());
  return { skin, hairColour: hairColourFor(skin, random()) };
}

/** A family shares its complexion; age shows in the hair. */
function elderLook(
  id: string,
  { skin }: Kinship,
  hairs: readonly [PersonLook['hair'], ...PersonLook['hair'][]],
): PersonLook {
  const random = randomFrom(`elder ${id}`);
  const hair = pick(hairs, random());
  // As with children: glasses were once dealt here.
  if (random() < 0.55) random();
  return {
    skin,
    hair,
    hairColour: 'grey',
    // Glasses are for those of whom a parent has said so.
    glasses: 'none',
    outfit: pick(outfits, random()),
    hat: 'none',
  };
}

function adultLook(id: string, { skin, hairColour }: Kinship, called: string | undefined): PersonLook {
  const pronoun = called === undefined ? undefined : pronounOfParent(called);
  const own = personLook(`adult ${id}`);
  const random = randomFrom(`adult hair ${id}`);
  const hair = pick(adultsHair[pronoun ?? 'name'], random());
  return { ...own, skin, hairColour, hair, hat: 'none' };
}

const adultsHair = {
  she: ['long', 'bob', 'ponytail', 'curls', 'bun'],
  he: ['short', 'short', 'tousled', 'curls'],
  name: ['short', 'long', 'bob', 'ponytail', 'curls'],
} as const satisfies Record<string, readonly PersonLook['hair'][]>;

const eldersHair = { she: ['bun', 'bun', 'bob', 'curls'], he: ['short', 'tousled', 'short'] } as const;

/** Where a pronoun was said, the hair is what most readers expect of it; nothing else follows from it. */
const hairOf: Readonly<Record<'she' | 'he', readonly [PersonLook['hair'], ...PersonLook['hair'][]]>> = {
  she: ['braids', 'bob', 'ponytail', 'long', 'puffs', 'bun', 'curls'],
  he: ['short', 'tousled', 'short', 'curls', 'tousled'],
};

/** A friend or a grandparent of the story's own: the same in all its pictures, and nobody of the family. */
export function inventedLook(
  role: 'friend' | 'elder' | 'elder2',
  pronoun: Pronoun,
  story: string,
  { child, elder }: Pick<CastLooks, 'child' | 'elder'>,
): PersonLook {
  if (role === 'friend') return ownFriend(child, `invented ${story}`, pronoun);
  return elderLook(`invented ${role} ${story}`, elder, eldersHair[pronoun === 'he' ? 'he' : 'she']);
}

function ownFriend(child: PersonLook, id: string, pronoun: Pronoun | undefined): PersonLook {
  const look = personLook(id);
  if (pronoun !== 'she' && pronoun !== 'he') return distinctFriend(child, look);
  const hairs = hairOf[pronoun];
  const hair = hairs.includes(look.hair) ? look.hair : pick(hairs, randomFrom(`hair ${id}`)());
  return distinctFriend(child, { ...look, hair }, hairs);
}

function childLook({ id, look, pronoun }: CastDescription['child'], { skin }: Kinship): PersonLook {
  if (look) return look;
  const own = personLook(id, skin);
  if (pronoun !== 'she' && pronoun !== 'he') return own;
  const hairs = hairOf[pronoun];
  return hairs.includes(own.hair) ? own : { ...own, hair: hairOfSkin(skin, hairs, randomFrom(`hair ${id}`)()) };
}

/** Looks for everybody of a story, to be kept with it. */
export function castLooks(description: CastDescription): CastLooks {
  const { family, child, friend = '', friendPronoun, chosen = {}, pet } = description;
  const kinship = kinshipOf(description);
  const look = childLook(child, kinship);
  return {
    child: look,
    friend: chosen.friend
      ? inOtherClothes(look, chosen.friend)
      : ownFriend(look, `friend ${child.id} ${friend}`, friendPronoun),
    elder: chosen.elder ?? elderLook(`first ${family}`, kinship, eldersHair.she),
    elder2: chosen.elder2 ?? elderLook(`second ${family}`, kinship, eldersHair.he),
    adult: adultLook(family, kinship, description.adult),
    pet: { breed: pet?.breed, species: pet?.species, coat: pet?.coat, seed: `${family} ${pet?.name ?? ''}` },
  };
}
