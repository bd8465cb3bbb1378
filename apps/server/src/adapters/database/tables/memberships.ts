import { memberRoles } from '@sagolykta/domain/family-sharing';
import { instant, oneOf, text } from '../column.ts';
import { table } from '../table.ts';

/** Who is with a family besides its owner; `member_id` is the account of theirs. */
export const memberships = table('memberships', {
  family_id: text,
  member_id: text,
  role: oneOf(memberRoles),
  /** As the invitation called them. */
  name: text,
  joined_at: instant,
});
