import { count, instant, orNull, text } from '../column.ts';
import { table } from '../table.ts';

export const ratings = table('ratings', {
  family_id: text,
  stars: count,
  comment: orNull(text),
  created_at: instant,
  updated_at: instant,
});
