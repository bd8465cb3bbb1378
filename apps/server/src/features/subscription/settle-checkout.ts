import type { KeptCheckout } from '../../ports/checkouts.ts';
import type { OpenedCheckout } from '../../ports/payments.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { paymentsOf, type SubscriptionPorts } from './subscription-ports.ts';

/** The checkout at the provider's, when it can still be paid, or has been and belongs to nobody yet; else it is settled. */
export async function settleCheckout(
  ports: SubscriptionPorts,
  checkout: KeptCheckout,
): Promise<OpenedCheckout | undefined> {
  const { checkouts, clock } = ports;
  // Begun, but never opened: the next to begin one opens it.
  if (checkout.openedId === null) return undefined;
  const opened = await paymentsOf(ports).findCheckout(checkout.openedId);
  if (opened?.state === 'open') return opened;
  if (opened?.state === 'complete' && opened.subscriptionId !== null) {
    if (checkout.familyId === null) return opened;
    await refreshSubscription(ports, opened.subscriptionId);
  }
  await checkouts.settle(checkout.id, clock());
  return undefined;
}
