import { currentSubscription } from '@sagolykta/domain/subscription';
import { Failure } from '../../ports/failure.ts';
import type { KeptSubscription } from '../../ports/subscriptions.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';

export async function findCurrent(
  { subscriptions, clock }: Pick<SubscriptionPorts, 'subscriptions' | 'clock'>,
  familyId: string,
): Promise<KeptSubscription | undefined> {
  return currentSubscription(await subscriptions.list(familyId), clock());
}

/** The same, where it is with the provider that is set up now. Throws Failure 'not-found'. */
export async function requireCurrent(ports: SubscriptionPorts, familyId: string): Promise<KeptSubscription> {
  const current = await findCurrent(ports, familyId);
  if (current === undefined || current.provider !== ports.payments?.provider) throw new Failure('not-found');
  return current;
}
