import { isPremium } from '@sagolykta/domain/subscription';
import { Failure } from '../../ports/failure.ts';
import type { KeptSubscription } from '../../ports/subscriptions.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';

/** The one that gives the family Premium, or else its last. */
export async function findCurrent(
  { subscriptions, clock }: Pick<SubscriptionPorts, 'subscriptions' | 'clock'>,
  familyId: string,
): Promise<KeptSubscription | undefined> {
  const kept = await subscriptions.list(familyId);
  return kept.find((subscription) => isPremium(subscription, clock())) ?? kept[0];
}

/** The same, where it is with the provider that is set up now. Throws Failure 'not-found'. */
export async function requireCurrent(ports: SubscriptionPorts, familyId: string): Promise<KeptSubscription> {
  const current = await findCurrent(ports, familyId);
  if (current === undefined || current.provider !== ports.payments?.provider) throw new Failure('not-found');
  return current;
}
