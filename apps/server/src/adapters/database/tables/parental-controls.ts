import { z } from 'zod';
import { count, instant, json, orNull, text, withheld } from '../column.ts';
import { table } from '../table.ts';

export const parentalControls = table('parental_controls', {
  family_id: text,
  stories_per_evening: orNull(count),
  /** HH:MM on the family's clock; both or neither. */
  bedtime_from: orNull(text),
  bedtime_to: orNull(text),
  avoid: json(z.array(z.string()).readonly()),
  pin_hash: withheld(orNull(text)),
  updated_at: instant,
});
