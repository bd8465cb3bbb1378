import { subscriptionStatuses } from '@sagolykta/domain/subscription';
import { count, instant, oneOf, orNull, text, yesOrNo } from '../column.ts';
import { table } from '../table.ts';

/** The last that the provider said; `families.is_subscribed` is derived from it. */
export const subscriptions = table('subscriptions', {
  family_id: text,
  id: text,
  provider: text,
  customer_id: text,
  checkout_id: orNull(text),
  status: oneOf(subscriptionStatuses),
  has_payment_method: yesOrNo,
  started_at: instant,
  trial_ends_at: orNull(instant),
  period_ends_at: instant,
  ends_at: orNull(instant),
  past_due_since: orNull(instant),
  confirmation_sent_at: orNull(instant),
  version: count,
  updated_at: instant,
});
