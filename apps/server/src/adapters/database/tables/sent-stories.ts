import { instant, orNull, text } from '../column.ts';
import { table } from '../table.ts';

/** Which stories were put first on a reader's shelf, and with what line. */
export const sentStories = table('sent_stories', {
  family_id: text,
  story_id: text,
  member_id: text,
  /** The account of whoever sent it. */
  sender_id: text,
  greeting: orNull(text),
  sent_at: instant,
});
