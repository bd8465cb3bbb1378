import { text } from '../column.ts';
import { table } from '../table.ts';

/** The children whose stories a reader may read. */
export const sharedChildren = table('shared_children', {
  family_id: text,
  member_id: text,
  child_profile_id: text,
});
