import { count, instant, orNull, text } from '../column.ts';
import { table } from '../table.ts';

export const withdrawals = table('withdrawals', {
  family_id: text,
  id: text,
  subscription_id: text,
  begun_at: instant,
  confirmed_at: orNull(instant),
  refunded: orNull(count),
  receipt_sent_at: orNull(instant),
});
