import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { claimCheckout } from './claim-checkout.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { settleCheckout } from './settle-checkout.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';
import { viewSubscription } from './subscription-view.ts';

const syncRule = { name: 'subscription-sync', most: 30, perSeconds: 60 } as const;

export const syncSubscription =
  (ports: SubscriptionPorts & { readonly rateLimiter: RateLimiter }): Operation<Endpoints['syncSubscription']> =>
  async ({ familyId, browserToken }) => {
    await refuseTooMany(ports.rateLimiter, syncRule, familyId);
    await claimCheckout(ports)({ familyId, browserToken });
    await syncFamily(ports, familyId);
    return viewSubscription(ports, familyId);
  };

/** Takes in all that the provider knows of this family. Throws Failure 'unavailable' when it does not answer. */
export async function syncFamily(ports: SubscriptionPorts, familyId: string): Promise<void> {
  const { payments, subscriptions, checkouts, clock } = ports;
  if (payments === null) return;
  const unsettled = await checkouts.findUnsettled({ familyId });
  if (unsettled !== undefined) await settleCheckout(ports, unsettled);
  for (const { id, provider, status } of await subscriptions.list(familyId)) {
    if (provider === payments.provider && status !== 'canceled') await refreshSubscription(ports, id);
  }
  await subscriptions.derive(familyId, clock());
}
