import { checkoutRepository } from '../adapters/database/checkout-repository.ts';
import { paymentEventRepository } from '../adapters/database/payment-event-repository.ts';
import { subscriptionRepository } from '../adapters/database/subscription-repository.ts';
import { withdrawalRepository } from '../adapters/database/withdrawal-repository.ts';
import { sandbox } from '../adapters/payments/sandbox/sandbox.ts';
import { sandboxBooks } from '../adapters/payments/sandbox/sandbox-books.ts';
import { sandboxPayments } from '../adapters/payments/sandbox/sandbox-payments.ts';
import type { StripeAddress } from '../adapters/payments/stripe/open-stripe.ts';
import { ConfigError } from '../config/config-error.ts';
import { cancelSubscription, resumeSubscription } from '../features/subscription/change-subscription.ts';
import { claimCheckout } from '../features/subscription/claim-checkout.ts';
import { createTestSubscription } from '../features/subscription/create-test-subscription.ts';
import { endSubscriptions } from '../features/subscription/end-subscriptions.ts';
import { getSubscription } from '../features/subscription/get-subscription.ts';
import { listReceipts } from '../features/subscription/list-receipts.ts';
import { openSubscriptionPortal } from '../features/subscription/open-subscription-portal.ts';
import { receivePaymentEvent } from '../features/subscription/receive-payment-event.ts';
import { sweepSubscriptions } from '../features/subscription/sweep-subscriptions.ts';
import { syncSubscription } from '../features/subscription/sync-subscription.ts';
import { confirmSandboxPayment, turnSandboxCalendar } from '../features/subscription/use-sandbox.ts';
import { beginWithdrawal, confirmWithdrawal } from '../features/subscription/withdraw.ts';
import { Failure } from '../ports/failure.ts';
import type { Payments } from '../ports/payments.ts';
import type { Sandbox } from '../ports/sandbox.ts';
import type { Ground } from './ground.ts';

/** What has to do with money. `stripeAddress`: an emulator in the place of Stripe, for tests. */
export async function composePayments(ground: Ground, stripeAddress: StripeAddress | undefined) {
  const { database, families, mailer, rateLimiter, askForPin, chance, clock, logger } = ground;
  const { payments, sandbox: sandboxSide } = await openPayments(ground, stripeAddress);
  const subscriptions = subscriptionRepository(database.queries);
  const checkouts = checkoutRepository(database.queries);
  const paymentEvents = paymentEventRepository(database.queries);
  const withdrawals = withdrawalRepository(database.queries);

  const ports = { payments, subscriptions, checkouts, families, mailer, clock };
  const withdrawing = { ...ports, withdrawals, chance };
  const playing = { ...ports, sandbox: sandboxSide, rateLimiter, askForPin };
  const sweep = sweepSubscriptions({ ...withdrawing, paymentEvents });
  return {
    operations: {
      createTestSubscription: createTestSubscription({ ...ports, rateLimiter, askForPin, chance }),
      getSubscription: getSubscription(ports),
      syncSubscription: syncSubscription({ ...ports, rateLimiter }),
      cancelSubscription: cancelSubscription(ports),
      resumeSubscription: resumeSubscription({ ...ports, askForPin }),
      openSubscriptionPortal: openSubscriptionPortal(ports),
      listReceipts: listReceipts(ports),
      beginWithdrawal: beginWithdrawal(withdrawing),
      confirmWithdrawal: confirmWithdrawal(withdrawing),
      confirmSandboxPayment: confirmSandboxPayment(playing),
      turnSandboxCalendar: turnSandboxCalendar(playing),
      receivePaymentEvent: receivePaymentEvent({ ...ports, paymentEvents }),
    },
    claimCheckout: claimCheckout(ports),
    endSubscriptions: endSubscriptions(ports),
    sweepSubscriptions: async () => {
      for (const error of await sweep()) logger.warn({ err: error }, 'subscription not looked after');
    },
  };
}

async function openPayments(
  { config: { payments: config, origin }, database, chance, clock, logger }: Ground,
  stripeAddress: StripeAddress | undefined,
): Promise<{ payments: Payments | null; sandbox: Sandbox | null }> {
  if (config.kind === 'none') return { payments: null, sandbox: null };
  if (config.kind === 'sandbox') {
    const books = sandboxBooks(database.queries);
    return { payments: sandboxPayments(books, { chance, clock }), sandbox: sandbox(books, clock) };
  }
  // Read only where it is wanted: it is larger than the rest of the server.
  const [{ openStripe }, { faultOfPrice }, { stripePayments }] = await Promise.all([
    import('../adapters/payments/stripe/open-stripe.ts'),
    import('../adapters/payments/stripe/check-price.ts'),
    import('../adapters/payments/stripe/stripe-payments.ts'),
  ]);
  const stripe = openStripe(config.secretKey, stripeAddress);
  try {
    const fault = await faultOfPrice(stripe, config.priceId);
    if (fault !== null) throw new ConfigError(fault);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Stripe being away keeps no family from its stories.
    logger.warn('Stripe did not answer: the price could not be checked');
  }
  return { payments: stripePayments(stripe, config, origin), sandbox: null };
}
