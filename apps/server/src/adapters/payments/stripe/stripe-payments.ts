import { premium } from '@sagolykta/domain/plan';
import type Stripe from 'stripe';
import type { OpenedCheckout, Order, Payments } from '../../../ports/payments.ts';
import { askStripe, findAtStripe } from './ask-stripe.ts';
import { readStripeEvent } from './stripe-event.ts';
import { givenBack, receiptsOf } from './stripe-receipts.ts';
import { subscriptionFrom } from './stripe-subscription.ts';

/** The settings screen, where Stripe's own pages lead back to. */
const settingsPath = '/settings?page=subscription';

interface StripeAccount {
  readonly mode: 'test' | 'live';
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
}

/** Stripe behind our own words. `origin`: our public address, where there is one. */
export function stripePayments(stripe: Stripe, config: StripeAccount, origin: string | undefined): Payments {
  return {
    provider: 'stripe',
    mode: config.mode,
    publishableKey: config.publishableKey,
    hasPortal: true,

    openCheckout: async (order) => {
      const idempotencyKey = `checkout-${order.checkoutId}`;
      const session = await askStripe(() =>
        stripe.checkout.sessions.create(sessionFor(order, config.priceId), { idempotencyKey }),
      );
      return checkoutFrom(session);
    },

    forgetCheckout: async () => {},
    findCheckout: async (id) => {
      const session = await findAtStripe(() => stripe.checkout.sessions.retrieve(id));
      return session && checkoutFrom(session);
    },

    findSubscription: async (id) => {
      const found = await findAtStripe(() => stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
      return found && subscriptionFrom(found);
    },

    cancel: async (id) => {
      await askStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },

    resume: async (id) => {
      await askStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
    },

    end: async (id, { refund }) => {
      const subscription = await findAtStripe(() => stripe.subscriptions.retrieve(id));
      if (subscription === undefined) return 0;
      if (subscriptionFrom(subscription).status !== 'canceled') {
        await askStripe(() => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
      }
      return refund ? givenBack(stripe, id) : 0;
    },

    receipts: ({ id }) => receiptsOf(stripe, id),

    openPortal: async (customer) => {
      const returning = origin === undefined ? {} : { return_url: origin + settingsPath };
      return (await askStripe(() => stripe.billingPortal.sessions.create({ customer, ...returning }))).url;
    },

    readEvent: (body, signature) => readStripeEvent(stripe, { body, signature, secret: config.webhookSecret }),
  };
}

/** A checkout that takes a card before the trial begins: a plain subscription with a trial would not. */
function sessionFor({ checkoutId, customerId, email, withTrial }: Order, price: string) {
  const trial = {
    trial_period_days: premium.trialDays,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  } as const;
  return {
    mode: 'subscription',
    ui_mode: 'elements',
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    payment_method_collection: 'always',
    client_reference_id: checkoutId,
    ...(customerId === null ? {} : { customer: customerId }),
    ...(customerId === null && email !== null ? { customer_email: email } : {}),
    subscription_data: { metadata: { checkout: checkoutId }, ...(withTrial ? trial : {}) },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function checkoutFrom({ id, status, client_secret, subscription }: Stripe.Checkout.Session): OpenedCheckout {
  const state = stateOf(status);
  return {
    id,
    state,
    clientSecret: state === 'open' ? client_secret : null,
    subscriptionId: typeof subscription === 'object' ? (subscription?.id ?? null) : subscription,
  };
}

function stateOf(status: Stripe.Checkout.Session['status']): OpenedCheckout['state'] {
  if (status === 'open') return 'open';
  return status === 'complete' ? 'complete' : 'expired';
}
