import type { CastLooks } from '@sagolykta/domain/look';
import { drawnBreed, knownSpecies } from '@sagolykta/domain/pets';
import type { Family } from '@sagolykta/storyteller/family';
import { castLooks } from '../src/look/cast-looks.ts';

/** How those of a family look, as the product would draw them; the same seed dresses them alike. */
export function looksOfFamily({ profile, people }: Family, seed: string): CastLooks {
  const looks = castLooks({
    family: seed,
    child: { id: profile.name, pronoun: profile.pronoun },
    friend: profile.bestFriendName ?? undefined,
    friendPronoun: profile.bestFriendPronoun,
    adult: people.adult?.name,
    pet: { breed: drawnBreed(profile.petBreed ?? ''), species: knownSpecies(profile.petBreed ?? '') },
  });
  // A grandfather alone is the first elder, and looks like himself.
  const isAlone = people.elder?.pronoun === 'he' && people.elder2 === undefined;
  return isAlone ? { ...looks, elder: looks.elder2 } : looks;
}
