import { memberRoles } from '@sagolykta/domain/family-sharing';
import { z } from 'zod';
import { instant, json, oneOf, orNull, text, withheld } from '../column.ts';
import { table } from '../table.ts';

/** Links by which one person each may join. What became of one is kept for a while, so that its page can say so. */
export const invitations = table('invitations', {
  family_id: text,
  id: text,
  hash: withheld(text),
  role: oneOf(memberRoles),
  name: text,
  child_ids: json(z.array(z.string()).readonly()),
  created_at: instant,
  expire: instant,
  used_at: orNull(instant),
  withdrawn_at: orNull(instant),
});
