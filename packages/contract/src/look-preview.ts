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
import { id, optionalText } from './values.ts';

/** What is asked of a look before it is saved: the chosen parts, or the profile whose look the illustrator chooses. */
export const lookPreviewQuery = z.object({
  child: z.optional(id),
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
