import { childAges, pronouns, regions } from '@sagolykta/domain/child-profile';
import { languages } from '@sagolykta/domain/language';
import { storyElements } from '@sagolykta/domain/story-elements';
import * as z from 'zod/mini';

export const id = z.uuid();
export const instant = z.iso.datetime();
export const language = z.enum(languages);
export const storyElement = z.enum(storyElements);
export const region = z.enum(regions);
export const pronoun = z.enum(pronouns);
export const childAge = z.int().check(z.minimum(childAges[0]), z.maximum(12));
export const nothing = z.undefined();
export const textOrNull = z.nullable(z.string());
export const byId = z.strictObject({ id });

const controlCharacters = /^[^\p{Cc}]*$/u;

/** Optional text of a form: spaces at the ends go, an empty field is null. Control characters are refused. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(longest), z.regex(controlCharacters))),
    z.transform((text) => {
      const trimmed = text?.trim() ?? '';
      return trimmed === '' ? null : trimmed;
    }),
  );

export const requiredText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(controlCharacters));
