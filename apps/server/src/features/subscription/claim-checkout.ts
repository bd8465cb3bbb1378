import { settleCheckout } from './settle-checkout.ts';
import type { SubscriptionPorts } from './subscription-ports.ts';

/** What a browser has paid as a visitor's becomes the family's that signs up or logs in there. */
export const claimCheckout =
  (ports: SubscriptionPorts) =>
  async ({ familyId, browserToken }: { familyId: string; browserToken: string | null }): Promise<void> => {
    if (ports.payments === null || browserToken === null) return;
    const checkout = await ports.checkouts.findUnsettled({ browserToken });
    if (checkout === undefined) return;
    const opened = await settleCheckout(ports, checkout);
    if (opened?.state !== 'complete') return;
    await ports.checkouts.assign(checkout.id, familyId);
    const claimed = await ports.checkouts.find(checkout.id);
    if (claimed !== undefined) await settleCheckout(ports, claimed);
  };
