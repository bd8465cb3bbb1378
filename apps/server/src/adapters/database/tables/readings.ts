import { count, instant, text } from '../column.ts';
import { table } from '../table.ts';

/** A story read to its end, at most once a day. */
export const readings = table('readings', {
  family_id: text,
  story_id: text,
  day: text,
  minutes: count,
  created_at: instant,
});
