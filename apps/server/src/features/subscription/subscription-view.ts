import type { SubscriptionView } from '@sagolykta/contract/subscription';
import {
  graceEndsAt,
  isPremium,
  type Subscription,
  standingOf,
  subscriptionChoices,
  withdrawalEndsAt,
} from '@sagolykta/domain/subscription';
import { findCurrent } from './current-subscription.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';

/** Where the family stands by what is known here: it asks nobody, so it is there when the provider is not. */
export async function viewSubscription(ports: SubscriptionPorts, familyId: string): Promise<SubscriptionView> {
  const { payments } = ports;
  const now = ports.clock();
  const current = await findCurrent(ports, familyId);
  const provided = { provider: payments?.provider ?? null, mode: payments?.mode ?? null };
  if (current === undefined) return { ...nothing, ...provided };
  const standing = standingOf(current, now);
  const known = {
    isSubscribed: isPremium(current, now),
    standing,
    nextDate: nextDateOf(current, standing),
    withdrawalEndsAt: withdrawalEndsAt(current),
  };
  if (current.provider !== payments?.provider) return { ...nothing, ...known };
  return { ...known, ...provided, ...subscriptionChoices(current, now), hasPortal: payments.hasPortal };
}

const nothing: SubscriptionView = {
  isSubscribed: false,
  standing: 'none',
  nextDate: null,
  provider: null,
  mode: null,
  mayCancel: false,
  mayResume: false,
  mayWithdraw: false,
  withdrawalEndsAt: null,
  hasPortal: false,
};

function nextDateOf(subscription: Subscription, standing: SubscriptionView['standing']): string | null {
  if (standing === 'ended') return null;
  if (standing === 'past-due') return graceEndsAt(subscription);
  return standing === 'ending' ? subscription.endsAt : subscription.periodEndsAt;
}
