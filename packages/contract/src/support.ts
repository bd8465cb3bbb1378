import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { email } from './sign-in.ts';
import { nothing, optionalText } from './values.ts';

/** Unlike other texts, a message may have line breaks. */
const longText = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const sendMessage = endpoint(routes.sendMessage, {
  summary: 'Mails a message to those who run this Sagolykta',
  status: 204,
  /** Where an answer is wanted; null when none is. */
  body: z.strictObject({ message: longText(4000), replyTo: z.nullable(email) }),
  output: nothing,
  failures: ['invalid-input', 'too-many-requests'],
});
export const rateApp = endpoint(routes.rateApp, {
  summary: 'Keeps the family’s opinion; a later one replaces it',
  status: 204,
  body: z.strictObject({ stars: z.int().check(z.minimum(1), z.maximum(5)), comment: optionalText(1000) }),
  output: nothing,
  failures: ['invalid-input', 'too-many-requests'],
});
