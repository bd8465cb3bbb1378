import type { KeptCheckout } from '../../ports/checkouts.ts';
import { Failure } from '../../ports/failure.ts';
import type { PaymentEvents } from '../../ports/payment-events.ts';
import { completeWithdrawal, type WithdrawalPorts } from './complete-withdrawal.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { settleCheckout } from './settle-checkout.ts';
import { paymentsOf } from './subscription-ports.ts';

interface Ports extends WithdrawalPorts {
  readonly paymentEvents: PaymentEvents;
}

const day = 24 * 3_600_000;
/** Before the trial ends: nobody shall pay for a Premium that no family has. */
const unclaimedFor = 6 * day;
const newsIsKeptFor = 30 * day;
const visitorsAreKeptFor = 8 * day;

/**
 * Heals what was lost, hour by hour: asks the provider about everything that is not over. Where it does not answer, what
 * the passing of time alone decides is decided. Answers what could not be done; throws nothing for it.
 */
export const sweepSubscriptions = (ports: Ports) => async (): Promise<unknown[]> => {
  const { payments, subscriptions, checkouts, withdrawals, paymentEvents, clock } = ports;
  if (payments === null) return [];
  const errors: unknown[] = [];
  let isAway = false;
  // Once the provider has not answered, nobody waits for it again in this round.
  const attempt = async (task: () => Promise<unknown>): Promise<void> => {
    if (isAway) return;
    try {
      await task();
    } catch (error) {
      errors.push(error);
      isAway = error instanceof Failure && error.code === 'unavailable';
    }
  };

  for (const checkout of await checkouts.listUnsettled(payments.provider)) {
    await attempt(() => settleOld(ports, checkout));
  }
  for (const { id, familyId } of await subscriptions.listLiving(payments.provider)) {
    await attempt(() => refreshSubscription(ports, id));
    await subscriptions.derive(familyId, clock());
  }
  for (const withdrawal of await withdrawals.listWithoutReceipt()) {
    await attempt(() => completeWithdrawal(ports, withdrawal));
  }
  // After the cookie that could claim them has run out.
  for (const openedId of await checkouts.forgetVisitors(new Date(clock().getTime() - visitorsAreKeptFor))) {
    await payments.forgetCheckout(openedId);
  }
  await paymentEvents.forgetBefore(new Date(clock().getTime() - newsIsKeptFor));
  return errors;
};

async function settleOld(ports: Ports, checkout: KeptCheckout): Promise<void> {
  const { checkouts, clock } = ports;
  const opened = await settleCheckout(ports, checkout);
  const age = clock().getTime() - Date.parse(checkout.createdAt);
  if (opened?.state !== 'complete' || opened.subscriptionId === null || age < unclaimedFor) return;
  await paymentsOf(ports).end(opened.subscriptionId, { refund: true });
  await checkouts.settle(checkout.id, clock());
}
