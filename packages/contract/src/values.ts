import { childAges, pronouns, regions } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import { storyElements } from '@sagolykta/domain/story-elements';
import { z } from 'zod';

export const id = z.uuid();
export const instant = z.iso.datetime();
export const language = z.enum(languages);
export const storyElement = z.enum(storyElements);
export const region = z.enum(regions);
export const pronoun = z.enum(pronouns);
export const childAge = z.int().min(childAges[0]).max(12);
export const nothing = z.undefined();

/** Optional text of a form: spaces at the ends go, an empty field is null. Control characters are refused. */
export const optionalText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)
    .nullish()
    .transform((text) => {
      const trimmed = text?.trim() ?? '';
      return trimmed === '' ? null : trimmed;
    });
export const requiredText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((text) => text.trim())
    .pipe(z.string().min(1));
