import { guestForm, logInForm, registerForm } from '@sagolykta/contract/sign-in';
import { defaultTimeZone, knownTimeZone } from '@sagolykta/domain/family-day';
import { fieldErrors } from '../../http/parse.ts';
import type { FormName, RefusedForm } from './page.ts';
import type { SignInError } from './texts.ts';

const schemas = { login: logInForm, register: registerForm, guest: guestForm } as const;
/** What is shown again in a form that was refused: never the password. */
const typedFields = ['email', 'firstName', 'lastName'] as const;

type Read<Name extends FormName> =
  | { readonly kind: 'accepted'; readonly form: ReturnType<(typeof schemas)[Name]['parse']> }
  | { readonly kind: 'refused'; readonly refused: RefusedForm };

/** What was posted, parsed, or what to say about it. */
export function readForm<Name extends FormName>(name: Name, body: unknown): Read<Name> {
  const result = schemas[name].safeParse(body);
  if (result.success) return { kind: 'accepted', form: result.data as ReturnType<(typeof schemas)[Name]['parse']> };
  const errors = fieldErrors(result.error).map(({ field, message }) => {
    const error = errorOf(name, field, message);
    return error === 'not-understood' ? (['', error] as const) : ([field, error] as const);
  });
  return { kind: 'refused', refused: { form: name, typed: typedIn(body), errors: Object.fromEntries(errors) } };
}

/** A form that was read, but cannot be done as asked. */
export function refuse(form: FormName, body: unknown, error: SignInError, field = ''): RefusedForm {
  return { form, typed: typedIn(body), errors: { [field]: error } };
}

/** The browser's time zone, where a script could tell it. */
export function timeZoneFrom(text: string): string {
  return knownTimeZone(text) ?? defaultTimeZone;
}

function errorOf(form: FormName, field: string, message: string): SignInError {
  if (field === 'email') return 'email';
  if (field === 'firstName' || field === 'lastName') return 'name';
  if (field === 'pin') return 'pin';
  if (field !== 'password') return 'not-understood';
  if (form === 'login') return 'password';
  return passwordError(message);
}

/** What the contract says about a new password. */
export function passwordError(message: string): SignInError {
  return message === 'too-long' ? 'too-long' : 'too-short';
}

function typedIn(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const typed = new Map(Object.entries(body));
  return Object.fromEntries(
    typedFields.flatMap((field) => {
      const text: unknown = typed.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}
