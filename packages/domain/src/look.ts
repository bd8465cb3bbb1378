import type { CoatColour } from './coats.ts';
import type { Breed, PetSpecies } from './pets.ts';

export const hairStyles = ['braids', 'curls', 'tousled', 'puffs', 'bob', 'ponytail', 'short', 'long', 'bun'] as const;
export const hairColours = ['black', 'dark-brown', 'brown', 'chestnut', 'red', 'blond', 'light-blond', 'grey'] as const;
export const skinTones = ['porcelain', 'fair', 'beige', 'olive', 'tan', 'brown', 'deep-brown'] as const;
export const glassesStyles = ['none', 'round', 'amber', 'blue'] as const;
export const outfits = ['red', 'saffron', 'teal', 'violet', 'moss', 'rose', 'navy'] as const;
export const hats = ['none', 'pompom', 'beanie', 'cap'] as const;

/** How a person looks in every picture of every story. */
export interface PersonLook {
  readonly hair: (typeof hairStyles)[number];
  readonly hairColour: (typeof hairColours)[number];
  readonly skin: (typeof skinTones)[number];
  readonly glasses: (typeof glassesStyles)[number];
  readonly outfit: (typeof outfits)[number];
  readonly hat: (typeof hats)[number];
}

/** undefined breed: an animal of the species, where one is known; otherwise a friendly animal of no particular kind. */
export interface PetLook {
  readonly breed: Breed | undefined;
  readonly species?: PetSpecies | undefined;
  /** The colour the parent has chosen; absent, the seed chooses among the breed's. */
  readonly coat?: CoatColour | undefined;
  readonly seed: string;
}

/** The looks of everybody who may stand in a picture; kept with the story, so that its pictures stay what they were. */
export interface CastLooks {
  readonly child: PersonLook;
  readonly friend: PersonLook;
  readonly elder: PersonLook;
  readonly elder2: PersonLook;
  readonly adult: PersonLook;
  readonly pet: PetLook;
  /** The other leads of a story about several children. */
  readonly sibling?: PersonLook | undefined;
  readonly sibling2?: PersonLook | undefined;
}
