import { chosenCoat } from '@sagolykta/domain/coats';
import type { CastLooks } from '@sagolykta/domain/look';
import { drawnBreed, knownSpecies } from '@sagolykta/domain/pets';
import type { KeptChild } from '../../ports/child-profiles.ts';
import type { Illustrator } from '../../ports/illustrator.ts';

interface FamilyOfChild {
  readonly id: string;
  /** Oldest first, the child among them. */
  readonly children: readonly KeptChild[];
  /** What the child calls whoever reads tonight. */
  readonly calledName?: string | null;
}

/** How everybody who may be in the story looks, to be kept with it. */
export function castLooks(child: KeptChild, family: FamilyOfChild, illustrator: Illustrator): CastLooks {
  const looks = illustrator.looksOf({
    family: family.id,
    takesAfter: family.children.find(({ look }) => look !== null)?.look ?? undefined,
    child: { id: child.id, look: child.look ?? undefined, pronoun: child.pronoun },
    friend: child.bestFriendName ?? undefined,
    friendPronoun: child.bestFriendPronoun,
    adult: family.calledName ?? undefined,
    chosen: {
      friend: child.bestFriendLook ?? undefined,
      elder: child.grandmaLook ?? undefined,
      elder2: child.grandpaLook ?? undefined,
    },
    pet: {
      name: child.petName ?? undefined,
      breed: drawnBreed(child.petBreed ?? ''),
      species: knownSpecies(child.petBreed ?? ''),
      coat: chosenCoat(child.petBreed, child.petCoat),
    },
  });
  // The storyteller's first elder is the grandmother; a grandfather alone comes first, and looks like himself.
  const isGrandpaFirst = child.grandmaName === null && child.grandpaName !== null;
  return isGrandpaFirst ? { ...looks, elder: looks.elder2, elder2: looks.elder } : looks;
}

/** The same where several children lead: each looks like themselves. */
export function looksTogether(
  child: KeptChild,
  siblings: readonly KeptChild[],
  family: FamilyOfChild,
  illustrator: Illustrator,
): CastLooks {
  const [sibling, sibling2] = siblings.map((one) => castLooks(one, family, illustrator).child);
  const looks = castLooks(child, family, illustrator);
  return { ...looks, ...(sibling && { sibling }), ...(sibling2 && { sibling2 }) };
}
