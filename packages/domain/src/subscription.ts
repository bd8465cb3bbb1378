export const subscriptionStatuses = [
  'trialing',
  'active',
  'past-due',
  'canceled',
  /** The first payment is not confirmed, collecting was given up, or the provider has put it to rest. */
  'inactive',
] as const;

/** What the provider last said about a subscription. Instants are ISO 8601. */
export interface Subscription {
  readonly status: (typeof subscriptionStatuses)[number];
  readonly hasPaymentMethod: boolean;
  /** When the agreement was made. */
  readonly startedAt: string;
  readonly trialEndsAt: string | null;
  /** The next payment would be taken then. */
  readonly periodEndsAt: string;
  /** Set when it is cancelled: it ends then, by itself. */
  readonly endsAt: string | null;
  /** When a payment first failed that is still owed. */
  readonly pastDueSince: string | null;
}

/** Where a family stands, in the words of the settings screen. */
export type Standing = 'trialing' | 'active' | 'past-due' | 'ending' | 'ended';

const day = 24 * 3_600_000;
/** A card that fails is not a family that leaves: so long Premium stays. */
const graceDays = 7;
const withdrawalDays = 14;

/** Whether the family has Premium by this subscription: the one place that says so. */
export function isPremium(subscription: Subscription, now: Date): boolean {
  const standing = standingOf(subscription, now);
  if (standing === 'ended') return false;
  if (subscription.status === 'past-due') return isWithinGrace(subscription, now);
  // A trial without a card costs nobody anything, so nobody has agreed to anything yet.
  if (subscription.status === 'trialing') return subscription.hasPaymentMethod;
  return true;
}

/** Of a family's, newest first: the one that gives it Premium, or else its last. */
export function currentSubscription<Kept extends Subscription>(kept: readonly Kept[], now: Date): Kept | undefined {
  return kept.find((subscription) => isPremium(subscription, now)) ?? kept[0];
}

export function standingOf({ status, endsAt }: Subscription, now: Date): Standing {
  if (status === 'canceled' || status === 'inactive') return 'ended';
  // The end was agreed on beforehand: it comes even when the provider's word of it does not.
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'ended';
  if (status === 'past-due') return 'past-due';
  return endsAt === null ? status : 'ending';
}

/** What the family may do now. */
export function subscriptionChoices(subscription: Subscription, now: Date) {
  const standing = standingOf(subscription, now);
  return {
    mayCancel: standing !== 'ended' && subscription.endsAt === null,
    mayResume: standing === 'ending',
    mayWithdraw: subscription.status !== 'canceled' && now.getTime() < Date.parse(withdrawalEndsAt(subscription)),
  };
}

/** The agreement may be undone, and every payment comes back, until then. */
export function withdrawalEndsAt({ startedAt }: Subscription): string {
  return daysAfter(new Date(startedAt), withdrawalDays);
}

/** While a payment is owed Premium stays until then; null when none is. */
export function graceEndsAt({ pastDueSince }: Subscription): string | null {
  return pastDueSince === null ? null : daysAfter(new Date(pastDueSince), graceDays);
}

/** A trial is given once to a family. */
export function mayTry(earlier: readonly Pick<Subscription, 'trialEndsAt'>[]): boolean {
  return earlier.every(({ trialEndsAt }) => trialEndsAt === null);
}

/** A month on, on the same day; in a month that is too short, on its last. UTC, as payment providers count. */
export function monthAfter(instant: string): string {
  const date = new Date(instant);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString();
}

export function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * day).toISOString();
}

function isWithinGrace(subscription: Subscription, now: Date): boolean {
  const end = graceEndsAt(subscription);
  return end !== null && now.getTime() < Date.parse(end);
}
