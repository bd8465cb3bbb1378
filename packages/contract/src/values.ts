import { childAges, pronouns, regions } from '@sagolykta/domain/child-profile';
import { mostTogether } from '@sagolykta/domain/children-together';
import { languages } from '@sagolykta/domain/language';
import { storyElements } from '@sagolykta/domain/story-elements';
import * as z from 'zod/mini';

export const id = z.uuid();
export const instant = z.iso.datetime();
export const language = z.enum(languages);
/** The other children of a story about two or three. */
export const siblingIds = z.array(id).check(z.maxLength(mostTogether - 1));
export const storyElement = z.enum(storyElements);
export const region = z.enum(regions);
export const pronoun = z.enum(pronouns);
export const childAge = z.int().check(z.minimum(childAges[0]), z.maximum(12));
export const nothing = z.undefined();
export const textOrNull = z.nullable(z.string());
export const byId = z.strictObject({ id });

const controlCharacters = /^[^\p{Cc}]*$/u;
/** What no XML document may hold, and so no picture: halves of characters, and the numbers that stand for none. */
const noCharacters = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Everything that leaves the paper white. */
const unseenCharacters = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;
/** What turns the order of the letters around for everything that comes after. */
const turningCharacters = /[\u202a-\u202e\u2066-\u2069]/u;

/** What is said of text that is refused, beside what zod says. */
export const textRefusals = {
  unseen: 'Nothing in it can be seen',
  turned: 'It holds characters that turn the direction of the writing',
} as const;

const shown = (text: string) => text.replace(unseenCharacters, '');
const isSeen = (text: string) => text.trim() === '' || shown(text) !== '';
const isStraight = (text: string) => !turningCharacters.test(text);
const withoutNoCharacters = () => z.overwrite<string>((text) => text.replace(noCharacters, ''));
const oneLine = () =>
  [
    z.regex(controlCharacters),
    z.refine<string>(isSeen, { message: textRefusals.unseen }),
    z.refine<string>(isStraight, { message: textRefusals.turned }),
  ] as const;

const trimmedOrNull = (text: string | null | undefined) => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/**
 * Optional text of a form: spaces at the ends go, an empty field is null. Control characters are refused, and so is what
 * cannot be seen or turns the writing around.
 */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullish(z.string().check(withoutNoCharacters(), z.maxLength(longest), ...oneLine())),
    z.transform(trimmedOrNull),
  );

export const requiredText = (longest: number) =>
  z.string().check(withoutNoCharacters(), z.trim(), z.minLength(1), z.maxLength(longest), ...oneLine());

/** Lines of the family's own, perhaps none: what cannot stand in a book of ours is taken out. */
export const ownText = (longest: number) =>
  z.pipe(
    z.string().check(withoutNoCharacters(), z.maxLength(longest)),
    z.transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(new RegExp(turningCharacters, 'gu'), '')
        .replace(/[^\P{Cc}\n]/gu, ' '),
    ),
  );

/** A wish, typed freely: what has neither letter, figure nor sign of a thing in it wishes for nothing. */
export const optionalWish = (longest: number) =>
  z.pipe(
    z.nullish(z.string().check(withoutNoCharacters(), z.maxLength(longest), z.regex(controlCharacters))),
    z.transform((text) => {
      const straight = text?.replace(new RegExp(turningCharacters, 'gu'), '');
      return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(shown(straight ?? '')) ? trimmedOrNull(straight) : null;
    }),
  );
