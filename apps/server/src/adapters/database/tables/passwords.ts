import { instant, text, withheld } from '../column.ts';
import { table } from '../table.ts';

/** Keyed by what is typed at the door, so that finding a family by its e-mail asks one shard, not all. */
export const passwords = table('passwords', {
  email: text,
  family_id: text,
  hash: withheld(text),
  created_at: instant,
});
