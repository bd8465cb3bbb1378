import { soundTypes } from '../../../ports/recordings.ts';
import { count, instant, oneOf, text } from '../column.ts';
import { table } from '../table.ts';

/** A passage of a story that somebody at home has read; the file is in the file store. */
export const recordings = table('recordings', {
  family_id: text,
  story_id: text,
  reader: text,
  passage: count,
  id: text,
  /** Of the words that were read: when the story says others, it is not heard. */
  spoken: text,
  type: oneOf(soundTypes),
  heard_from: count,
  heard_to: count,
  level: count,
  bytes: count,
  recorded_at: instant,
});
