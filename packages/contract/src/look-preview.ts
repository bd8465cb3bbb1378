import { coatColours } from '@sagolykta/domain/coats';
import {
  glassesStyles,
  hairColours,
  hairStyles,
  hats,
  outfits,
  type PersonLook,
  skinTones,
} from '@sagolykta/domain/look';
import * as z from 'zod/mini';
import { id, optionalText, pronoun } from './values.ts';

/** Whose look a parent may choose. */
export const lookBearers = ['child', 'friend', 'grandma', 'grandpa'] as const;
export type LookBearer = (typeof lookBearers)[number];

/** What is asked of a look before it is saved: the chosen parts, or the profile by which the illustrator chooses. */
export const lookPreviewQuery = z.object({
  child: z.optional(id),
  /** Whose the chosen parts are. */
  who: z._default(z.enum(lookBearers), 'child'),
  /** The child's, as it stands in the form. */
  pronoun: z.optional(pronoun),
  friendName: optionalText(40),
  friendPronoun: z.optional(pronoun),
  hair: z.optional(z.enum(hairStyles)),
  hairColour: z.optional(z.enum(hairColours)),
  skin: z.optional(z.enum(skinTones)),
  glasses: z.optional(z.enum(glassesStyles)),
  outfit: z.optional(z.enum(outfits)),
  hat: z.optional(z.enum(hats)),
  petName: optionalText(40),
  petBreed: optionalText(60),
  petCoat: z.optional(z.enum(coatColours)),
});
export type LookPreviewQuery = z.output<typeof lookPreviewQuery>;

/** The whole look, where every part of it was asked for. */
export function lookIn({ hair, hairColour, skin, glasses, outfit, hat }: LookPreviewQuery): PersonLook | undefined {
  if (!hair || !hairColour || !skin || !glasses || !outfit || !hat) return undefined;
  return { hair, hairColour, skin, glasses, outfit, hat };
}
