import { languages } from '@sagolykta/domain/language';
import * as z from 'zod/mini';
import { optionalText } from './values.ts';

/** The server-rendered sign-in forms, which post url-encoded: every field is text, and an untouched one is empty. */
const everyForm = {
  returnTo: z._default(z.string(), '/'),
  timeZone: z._default(z.string(), ''),
  lang: z._default(z.enum(['', ...languages]), ''),
};

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Counted as people count: an emoji or an accented letter is one character. */
export const password = z.string().check(
  z.refine((text) => [...text].length >= 10, { message: 'too-short' }),
  z.refine((text) => [...text].length <= 128, { message: 'too-long' }),
);

export const logInForm = z.strictObject({
  ...everyForm,
  email,
  password: z.string().check(z.minLength(1), z.maxLength(512)),
});
export const registerForm = z.strictObject({
  ...everyForm,
  email,
  password,
  firstName: optionalText(60),
  lastName: optionalText(60),
  /** Of the guest family that is claimed, if it has one. */
  pin: z._default(z.string().check(z.maxLength(20)), ''),
});
export const guestForm = z.strictObject(everyForm);
/** A link's token; whatever else is typed there is simply not found. */
const token = z.string().check(z.maxLength(200));
export const forgotForm = z.strictObject({ ...everyForm, email });
/** A box that is ticked, or not there at all. */
const ticked = z.pipe(
  z._default(z.enum(['', 'yes']), ''),
  z.transform((text) => text === 'yes'),
);
export const resetForm = z.strictObject({ ...everyForm, token, password, withPasskeys: ticked });
export const verifyForm = z.strictObject({ ...everyForm, token });

export const invitationForm = z.strictObject({ ...everyForm, token });

export type RegisterForm = z.output<typeof registerForm>;
export type LogInForm = z.output<typeof logInForm>;
