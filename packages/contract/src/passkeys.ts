import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { instant, nothing, requiredText } from './values.ts';

/** What the browser's passkey functions take and give; only the server and they look into it. */
const opaque = z.record(z.string(), z.unknown());
/** A credential's own id, not one of ours. */
const byCredential = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{10,1400}$/)) });
const name = requiredText(40);

export const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  usedAt: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;

/** Signing in: what the browser made of what it was asked; the answer opens a session. */
export const passkeyEntry = z.strictObject({ response: opaque, returnTo: z._default(z.string(), '/') });
export const passkeyEntered = z.strictObject({ returnTo: z.string() });

export const listPasskeys = endpoint(routes.listPasskeys, {
  summary: 'The family’s passkeys, oldest first',
  status: 200,
  output: z.array(passkey),
  failures: [],
});
export const beginPasskey = endpoint(routes.beginPasskey, {
  summary: 'Begins to add a passkey; without the password a proof is wanted',
  status: 200,
  body: z.strictObject({ password: z.optional(z.string().check(z.minLength(1), z.maxLength(512))) }),
  output: z.strictObject({ options: opaque }),
  failures: ['invalid-input', 'wrong-password', 'proof-needed', 'too-many-requests'],
});
export const addPasskey = endpoint(routes.addPasskey, {
  summary: 'Adds the passkey that the browser has made',
  status: 201,
  body: z.strictObject({ name, response: opaque }),
  output: passkey,
  failures: ['invalid-input', 'passkey-refused'],
});
export const renamePasskey = endpoint(routes.renamePasskey, {
  summary: 'Gives a passkey another name',
  status: 200,
  params: byCredential,
  body: z.strictObject({ name }),
  output: passkey,
  failures: ['invalid-input', 'not-found'],
});
export const removePasskey = endpoint(routes.removePasskey, {
  summary: 'Removes a passkey: it opens nothing any more; a proof is wanted',
  status: 204,
  params: byCredential,
  output: nothing,
  failures: ['proof-needed', 'not-found'],
});
