import { count, instant, text } from '../column.ts';
import { table } from '../table.ts';

/** A picture of a story that an image model has painted; the file is in the file store. */
export const paintings = table('paintings', {
  family_id: text,
  story_id: text,
  number: count,
  painter: text,
  painted_at: instant,
});
