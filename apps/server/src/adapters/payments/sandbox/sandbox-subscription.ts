import type { SandboxCalendar } from '@sagolykta/contract/sandbox';
import { premium } from '@sagolykta/domain/plan';
import { daysAfter, monthAfter } from '@sagolykta/domain/subscription';
import type { SandboxSubscription } from './sandbox-document.ts';

/** Unpaid so long, it is given up. */
const collectingDays = 21;

/** Just agreed to: a trial, or at once the first payment. */
export function startedSubscription(
  begun: Pick<SandboxSubscription, 'id' | 'customerId' | 'checkoutId' | 'card'>,
  { withTrial, now }: { withTrial: boolean; now: Date },
): SandboxSubscription {
  const at = now.toISOString();
  const trialEndsAt = withTrial ? daysAfter(now, premium.trialDays) : null;
  const subscription: SandboxSubscription = {
    ...begun,
    kind: 'subscription',
    status: 'trialing',
    hasPaymentMethod: true,
    startedAt: at,
    trialEndsAt,
    periodEndsAt: trialEndsAt ?? at,
    endsAt: null,
    pastDueSince: null,
    failsNext: false,
    receipts: [],
  };
  return withTrial ? subscription : charged(subscription);
}

/** As it is by now: what was due in the meantime has happened. */
export function advanced(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  const { status, periodEndsAt, endsAt, pastDueSince } = subscription;
  if (status === 'canceled') return subscription;
  if (endsAt !== null && hasCome(endsAt, now)) return { ...subscription, status: 'canceled' };
  if (pastDueSince !== null) {
    const givenUpAt = daysAfter(new Date(pastDueSince), collectingDays);
    return hasCome(givenUpAt, now) ? { ...subscription, status: 'canceled', endsAt: givenUpAt } : subscription;
  }
  return hasCome(periodEndsAt, now) ? advanced(charged(subscription), now) : subscription;
}

/** Not the clock is turned but the calendar: every date moves back, until the day wished for is today. */
export function turned(subscription: SandboxSubscription, to: SandboxCalendar, now: Date): SandboxSubscription {
  if (to === 'fail-next-payment') return { ...subscription, failsNext: true };
  if (to === 'pay-what-is-owed') return paid(subscription);
  const { trialEndsAt, periodEndsAt, endsAt } = subscription;
  const day = to === 'trial-end' ? trialEndsAt : (endsAt ?? periodEndsAt);
  if (day === null || hasCome(day, now)) return subscription;
  return advanced(movedBack(subscription, Date.parse(day) - now.getTime()), now);
}

/** At once, and with a refund everything that was paid comes back. */
export function ended(subscription: SandboxSubscription, refund: boolean, now: Date): SandboxSubscription {
  const isOver = subscription.status === 'canceled';
  return {
    ...subscription,
    status: 'canceled',
    endsAt: isOver ? subscription.endsAt : now.toISOString(),
    pastDueSince: null,
    receipts: subscription.receipts.map((receipt) => (refund ? { ...receipt, refunded: receipt.amount } : receipt)),
  };
}

/** The period that begins where the last one ended is paid for, or is not. */
function charged(subscription: SandboxSubscription): SandboxSubscription {
  const at = subscription.periodEndsAt;
  const isFirst = subscription.receipts.length === 0;
  const fails = subscription.failsNext || (subscription.card === 'fails-at-trial-end' && isFirst);
  const next = { ...subscription, periodEndsAt: monthAfter(at), failsNext: false };
  if (fails) return { ...next, status: 'past-due', pastDueSince: at };
  return withReceipt({ ...next, status: 'active' }, at);
}

function paid(subscription: SandboxSubscription): SandboxSubscription {
  if (subscription.pastDueSince === null) return subscription;
  // Paid with another card, so what was wrong with the old one is over.
  const mended = { ...subscription, status: 'active', pastDueSince: null, card: 'success' } as const;
  return withReceipt(mended, subscription.pastDueSince);
}

function withReceipt(subscription: SandboxSubscription, paidAt: string): SandboxSubscription {
  const id = `${subscription.id}_${subscription.receipts.length + 1}`;
  return { ...subscription, receipts: [...subscription.receipts, { id, paidAt, amount: premium.price, refunded: 0 }] };
}

function movedBack(subscription: SandboxSubscription, milliseconds: number): SandboxSubscription {
  const back = (instant: string) => new Date(Date.parse(instant) - milliseconds).toISOString();
  const backOrNull = (instant: string | null) => (instant === null ? null : back(instant));
  return {
    ...subscription,
    startedAt: back(subscription.startedAt),
    trialEndsAt: backOrNull(subscription.trialEndsAt),
    periodEndsAt: back(subscription.periodEndsAt),
    endsAt: backOrNull(subscription.endsAt),
    pastDueSince: backOrNull(subscription.pastDueSince),
    receipts: subscription.receipts.map((receipt) => ({ ...receipt, paidAt: back(receipt.paidAt) })),
  };
}

function hasCome(instant: string, now: Date): boolean {
  return Date.parse(instant) <= now.getTime();
}
