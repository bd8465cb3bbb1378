import { coatColours } from '@sagolykta/domain/coats';
import {
  type CastLooks,
  glassesStyles,
  hairColours,
  hairStyles,
  hats,
  outfits,
  type PersonLook,
  skinTones,
} from '@sagolykta/domain/look';
import { knownBreed, petSpecies } from '@sagolykta/domain/pets';
import { z } from 'zod';

export const personLook: z.ZodType<PersonLook> = z.object({
  hair: z.enum(hairStyles),
  hairColour: z.enum(hairColours),
  skin: z.enum(skinTones),
  glasses: z.enum(glassesStyles),
  outfit: z.enum(outfits),
  hat: z.enum(hats),
});

const petLook = z.object({
  // JSON has no undefined: an animal of no particular breed is kept without one, and so is one of a breed we draw no more.
  breed: z.optional(z.string()).transform((breed) => (breed === undefined ? undefined : knownBreed(breed))),
  species: z.optional(z.enum(petSpecies)),
  coat: z.optional(z.enum(coatColours)),
  seed: z.string(),
});

/** As it was when the story was made. */
export const castLooks: z.ZodType<CastLooks> = z.object({
  child: personLook,
  friend: personLook,
  elder: personLook,
  elder2: personLook,
  adult: personLook,
  pet: petLook,
  sibling: z.optional(personLook),
  sibling2: z.optional(personLook),
});
