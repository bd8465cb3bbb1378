import { count, instant, text, yesOrNo } from '../column.ts';
import { table } from '../table.ts';

/** Where a family was in a story the last time, on whatever device. */
export const readingPlaces = table('reading_places', {
  family_id: text,
  story_id: text,
  paragraph: count,
  percent: count,
  is_finished: yesOrNo,
  kept_at: instant,
});
