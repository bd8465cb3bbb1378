import { instant, text } from '../column.ts';
import { table } from '../table.ts';

/** Who somebody is elsewhere: keyed by issuer and subject, never by an e-mail address that may change hands. */
export const externalIdentities = table('external_identities', {
  issuer: text,
  subject: text,
  family_id: text,
  created_at: instant,
});
