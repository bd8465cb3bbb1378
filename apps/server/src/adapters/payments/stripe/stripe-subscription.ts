import type { Subscription } from '@sagolykta/domain/subscription';
import type Stripe from 'stripe';
import type { PaidSubscription } from '../../../ports/payments.ts';

const statuses: Readonly<Record<string, Subscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** A subscription of Stripe's in our words. Expects its customer to be expanded. */
export function subscriptionFrom(subscription: Stripe.Subscription): PaidSubscription {
  const { id, customer, metadata, start_date, trial_end, items } = subscription;
  const status = statuses[subscription.status] ?? 'inactive';
  const periodEnd = Math.max(start_date, ...items.data.map((item) => item.current_period_end));
  // Stripe begins the new period even when its payment fails: what is owed is owed since then.
  const periodStart = Math.max(start_date, ...items.data.map((item) => item.current_period_start));
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    checkoutId: metadata.checkout ?? null,
    status,
    hasPaymentMethod: hasPaymentMethod(subscription),
    startedAt: instantOf(start_date),
    trialEndsAt: trial_end === null ? null : instantOf(trial_end),
    periodEndsAt: instantOf(periodEnd),
    endsAt: endOf(subscription, periodEnd),
    pastDueSince: status === 'past-due' ? instantOf(periodStart) : null,
  };
}

/** Stripe counts seconds since 1970. */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function hasPaymentMethod({ default_payment_method, default_source, customer }: Stripe.Subscription): boolean {
  if (default_payment_method !== null || default_source !== null) return true;
  if (typeof customer === 'string' || customer.deleted) return false;
  return customer.invoice_settings.default_payment_method !== null;
}

function endOf(subscription: Stripe.Subscription, periodEnd: number): string | null {
  const { ended_at, cancel_at, cancel_at_period_end } = subscription;
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return end === null ? null : instantOf(end);
}
