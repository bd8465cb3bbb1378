import { longestToldWord, thingEffects, toldKinds } from '@sagolykta/domain/told-word';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { storyNotice } from './stories.ts';
import { language, nothing, optionalWish, requiredText, siblingIds, storyElement } from './values.ts';

/** What a family has told of a word that the lantern did not know. */
const toldWord = z.strictObject({
  word: requiredText(longestToldWord),
  kind: z.enum(toldKinds),
  /** null: they have not said. */
  effect: z.nullable(z.enum(thingEffects)),
});

export const wishRead = z.strictObject({
  /** 'Tonight: a lighthouse that is afraid of the sea'; empty where there is no wish, or none that may be told. */
  line: z.array(
    z.strictObject({
      text: z.string(),
      /** The word behind it that can be put right; null for the words between. */
      word: z.nullable(z.string()),
    }),
  ),
  /** How much of it a story can put on stage; null where there is no wish. */
  served: z.nullable(z.enum(['whole', 'part', 'untold'])),
  notice: storyNotice,
  /** What the family leaves out of every story, and the wish is about. */
  avoided: z.nullable(z.string()),
  /** Words that nobody knows: the lantern may ask about the first. */
  unknown: z.array(z.strictObject({ word: z.string(), isNeuter: z.boolean() })),
  /** What the family has told before, of words in this wish. */
  told: z.array(toldWord),
  /** Near wishes that a story puts on stage, as they would be typed. */
  nearest: z.array(z.string()),
});
export type WishRead = z.infer<typeof wishRead>;

export const readWishInput = z.strictObject({
  childProfileId: z.string(),
  siblingIds: z.optional(siblingIds),
  selectedAttributes: z.array(storyElement).check(z.maxLength(8)),
  theme: optionalWish(200),
  language: z.optional(language),
});
export type ReadWishInput = z.input<typeof readWishInput>;

export const tellWordInput = z.strictObject({
  ...toldWord.shape,
  language,
  /** Swedish: 'ett blorp'. */
  isNeuter: z.boolean(),
});
export type TellWordInput = z.input<typeof tellWordInput>;

export const readWish = endpoint(routes.readWish, {
  summary: 'What a wish is understood as, and how much of it a story can take; nothing is made and nothing is kept',
  status: 200,
  body: readWishInput,
  output: wishRead,
  failures: ['invalid-input', 'not-found', 'too-many-requests'],
});
export const tellWord = endpoint(routes.tellWord, {
  summary: 'What the family says a word is, and does best; kept for its next wishes',
  status: 204,
  body: tellWordInput,
  output: nothing,
  failures: ['invalid-input', 'too-many-requests'],
});
export const forgetWord = endpoint(routes.forgetWord, {
  summary: 'Forgets what the family has said a word is',
  status: 204,
  body: z.strictObject({ language, word: requiredText(longestToldWord) }),
  output: nothing,
  failures: ['invalid-input'],
});
