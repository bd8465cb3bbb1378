import type { SubscriptionPorts } from './subscription-ports.ts';

/** Before a family is erased: nothing may go on costing it. Throws Failure 'unavailable' when the provider does not answer. */
export const endSubscriptions =
  ({ payments, subscriptions }: SubscriptionPorts) =>
  async (familyId: string): Promise<void> => {
    if (payments === null) return;
    for (const { id, provider, status } of await subscriptions.list(familyId)) {
      if (provider === payments.provider && status !== 'canceled') await payments.end(id, { refund: false });
    }
  };
