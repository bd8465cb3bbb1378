import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { instant, nothing, textOrNull } from './values.ts';

export const openSession = z.strictObject({
  /** Browser and system, as 'Chrome · Android'; null when the browser did not say. */
  device: textOrNull,
  createdAt: instant,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint(routes.listSessions, {
  summary: 'Where the family is signed in, this browser first, then newest first',
  status: 200,
  output: z.array(openSession),
  failures: [],
});
export const endOtherSessions = endpoint(routes.endOtherSessions, {
  summary: 'Signs the family out everywhere but here',
  status: 204,
  output: nothing,
  failures: [],
});
export const sendVerification = endpoint(routes.sendVerification, {
  summary: 'Mails a link that confirms the family’s address, if that is not confirmed yet',
  status: 204,
  output: nothing,
  failures: ['too-many-requests'],
});
