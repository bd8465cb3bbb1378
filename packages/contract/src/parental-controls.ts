import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { requiredText } from './values.ts';

/** On the family's own clock. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Four figures. */
export const pin = z.string().check(z.regex(/^\d{4}$/));

const rules = {
  /** null: as many as the plan allows. */
  storiesPerEvening: z.nullable(z.int().check(z.minimum(1), z.maximum(10))),
  /** Stories are made from the one to the other, which may lie after midnight; null: at any time. */
  bedtime: z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay })),
  /** What no story may be about, in the family's own words. */
  avoid: z.array(requiredText(40)).check(z.maxLength(20)),
} as const;

export const parentalControls = z.strictObject({ ...rules, hasPin: z.boolean() });
export type ParentalControls = z.infer<typeof parentalControls>;

export const parentalControlsInput = z.strictObject({
  ...rules,
  /** The PIN as it is; null where there is none. */
  currentPin: z.nullable(pin),
  /** The account's, in place of a PIN that is forgotten. */
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  /** Absent: the PIN stays as it is; null: there shall be none. */
  newPin: z.optional(z.nullable(pin)),
});
export type ParentalControlsInput = z.input<typeof parentalControlsInput>;

export const getParentalControls = endpoint(routes.getParentalControls, {
  summary: 'The family’s rules for stories',
  status: 200,
  output: parentalControls,
  failures: [],
});
export const changeParentalControls = endpoint(routes.changeParentalControls, {
  summary: 'Replaces the rules; a family with a PIN gives it, or its password',
  status: 200,
  body: parentalControlsInput,
  output: parentalControls,
  failures: ['invalid-input', 'wrong-pin', 'wrong-password', 'too-many-requests'],
});
