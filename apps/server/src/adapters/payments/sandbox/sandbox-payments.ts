import type { Chance } from '../../../ports/chance.ts';
import type { Clock } from '../../../ports/clock.ts';
import { Failure } from '../../../ports/failure.ts';
import type { OpenedCheckout, Payments } from '../../../ports/payments.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import type { SandboxCheckout } from './sandbox-document.ts';
import { advanced, ended } from './sandbox-subscription.ts';

/** An open checkout lasts a day. */
const openFor = 24 * 3_600_000;

/** A payment provider in the house: it asks for no card, takes no money, and otherwise behaves as one. */
export function sandboxPayments(books: SandboxBooks, { chance, clock }: { chance: Chance; clock: Clock }): Payments {
  const findSubscription = (id: string) => books.change('subscription', id, (kept) => advanced(kept, clock()));

  return {
    provider: 'sandbox',
    mode: 'test',
    publishableKey: null,
    hasPortal: false,

    openCheckout: async ({ checkoutId, customerId, withTrial }) => {
      const id = `checkout_${checkoutId}`;
      await books.open({
        kind: 'checkout',
        id,
        clientSecret: `${id}_secret_${chance.newToken()}`,
        checkoutId,
        customerId: customerId ?? `customer_${checkoutId}`,
        withTrial,
        createdAt: clock().toISOString(),
        subscriptionId: null,
      });
      const opened = await books.read('checkout', id);
      if (opened === undefined) throw new Failure('unavailable');
      return asSeen(opened, clock());
    },

    forgetCheckout: books.removeUnpaid,
    findCheckout: async (id) => {
      const checkout = await books.read('checkout', id);
      return checkout && asSeen(checkout, clock());
    },

    findSubscription,

    cancel: async (id) => {
      await books.change('subscription', id, (kept) => ({ ...kept, endsAt: kept.periodEndsAt }));
    },

    resume: async (id) => {
      await books.change('subscription', id, (kept) => ({ ...kept, endsAt: null }));
    },

    end: async (id, { refund }) => {
      const subscription = await books.change('subscription', id, (kept) => ended(kept, refund, clock()));
      return subscription?.receipts.reduce((sum, { refunded }) => sum + refunded, 0) ?? 0;
    },

    receipts: async ({ id }) => {
      const subscription = await findSubscription(id);
      return [...(subscription?.receipts ?? [])].reverse().map((receipt) => ({ ...receipt, url: null }));
    },

    openPortal: async () => null,

    // The sandbox sends no news: nobody may sign in its name.
    readEvent: () => {
      throw new Failure('invalid-input');
    },
  };
}

export function asSeen({ id, clientSecret, subscriptionId, createdAt }: SandboxCheckout, now: Date): OpenedCheckout {
  if (subscriptionId !== null) return { id, state: 'complete', clientSecret: null, subscriptionId };
  const isOld = Date.parse(createdAt) + openFor <= now.getTime();
  return { id, state: isOld ? 'expired' : 'open', clientSecret: isOld ? null : clientSecret, subscriptionId };
}
