import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pin } from './parental-controls.ts';
import { routes } from './routes.ts';
import { email, password } from './sign-in.ts';
import { user } from './user.ts';
import { nothing } from './values.ts';

const knownPassword = z.string().check(z.minLength(1), z.maxLength(512));

/** What the family has to show that it is the parent; one with nothing is asked for nothing. */
export const getProof = endpoint(routes.getProof, {
  summary: 'Whether the family has a password and passkeys to show that it is the parent',
  status: 200,
  output: z.strictObject({ hasPassword: z.boolean(), hasPasskey: z.boolean() }),
  failures: [],
});
/** Somebody with the phone in hand is not yet the parent. */
export const proveParent = endpoint(routes.proveParent, {
  summary:
    'Shows by the password, or by what the browser made of POST /api/passkey/options, that it is the parent: for five minutes this session may do what asks for it; or by the PIN that it may do what asks for that',
  status: 204,
  body: z.strictObject({
    password: z.optional(knownPassword),
    passkey: z.optional(z.record(z.string(), z.unknown())),
    pin: z.optional(pin),
  }),
  output: nothing,
  failures: ['invalid-input', 'wrong-password', 'wrong-pin', 'passkey-refused', 'too-many-requests'],
});

export const changeEmail = endpoint(routes.changeEmail, {
  summary: 'Changes the address that the family signs in with; without the password a proof is wanted',
  status: 200,
  body: z.strictObject({ email, password: z.optional(knownPassword) }),
  output: user,
  failures: ['invalid-input', 'wrong-password', 'proof-needed', 'email-taken', 'too-many-requests'],
});
export const changePassword = endpoint(routes.changePassword, {
  summary: 'Changes the password and signs out the family’s other browsers; without the old one a proof is wanted',
  status: 204,
  body: z.strictObject({ currentPassword: z.optional(knownPassword), newPassword: password }),
  output: nothing,
  failures: ['invalid-input', 'wrong-password', 'proof-needed', 'common-password', 'too-many-requests'],
});
export const eraseFamily = endpoint(routes.eraseFamily, {
  summary:
    'Erases the family with everything that is its own, and ends its sessions; without a password a proof is wanted, but of a guest family, of which the PIN is, if it has one',
  status: 204,
  body: z.strictObject({ password: z.nullable(knownPassword) }),
  output: nothing,
  failures: ['invalid-input', 'wrong-password', 'proof-needed', 'pin-needed', 'too-many-requests'],
});
export const exportFamily = endpoint(routes.exportFamily, {
  summary: 'Everything of the family’s as a zip of JSON and readable pages; a proof is wanted',
  status: 200,
  types: ['application/zip'],
  failures: ['proof-needed', 'too-many-requests'],
});
