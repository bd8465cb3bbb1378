import { instant, orNull, text, withheld, yesOrNo } from '../column.ts';
import { table } from '../table.ts';

export const checkouts = table('checkouts', {
  id: text,
  holder: withheld(text),
  family_id: orNull(text),
  provider: text,
  opened_id: orNull(text),
  with_trial: yesOrNo,
  created_at: instant,
  settled_at: orNull(instant),
});
