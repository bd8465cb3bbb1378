import { consentKinds } from '../../../ports/consents.ts';
import { instant, oneOf, text } from '../column.ts';
import { table } from '../table.ts';

/** What a family has agreed to, and which wording of it. */
export const consents = table('consents', {
  family_id: text,
  id: text,
  kind: oneOf(consentKinds),
  version: text,
  given_at: instant,
});
