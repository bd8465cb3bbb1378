import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { faultOfPrice } from '../src/adapters/payments/stripe/check-price.ts';
import { openStripe } from '../src/adapters/payments/stripe/open-stripe.ts';
import { stripePayments } from '../src/adapters/payments/stripe/stripe-payments.ts';
import { stripeConfig } from './support/stripe-emulator.ts';

const secretKey = process.env.STRIPE_TEST_SECRET_KEY ?? 'not given';
const priceId = process.env.STRIPE_TEST_PRICE_ID ?? '';
const isGiven = /^(sk|rk)_test_/.test(secretKey) && priceId !== '';

// The emulator's cases, asked of Stripe itself: shown as skipped where no test key is given.
describe.skipIf(!isGiven)('Stripe itself (STRIPE_TEST_SECRET_KEY, STRIPE_TEST_PRICE_ID)', () => {
  const config = { ...stripeConfig, secretKey, priceId };
  const stripe = openStripe(config.secretKey);
  const payments = stripePayments(stripe, config, undefined);

  test('the price is what families are told', async () => {
    expect(await faultOfPrice(stripe, priceId)).toBeNull();
  });

  test('a checkout is opened once and found again', async () => {
    const order = { checkoutId: randomUUID(), customerId: null, email: null, withTrial: true };
    const opened = await payments.openCheckout(order);
    expect(opened).toMatchObject({ state: 'open', subscriptionId: null, clientSecret: expect.any(String) });
    expect(await payments.openCheckout(order)).toEqual(opened);
    expect(await payments.findCheckout(opened.id)).toEqual(opened);
    expect(await payments.findCheckout('cs_test_nothing')).toBeUndefined();
  });

  test('a trial with a card is cancelled, resumed and ended', async () => {
    const customer = await stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const checkoutId = randomUUID();
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: priceId }],
      trial_period_days: 7,
      metadata: { checkout: checkoutId },
    });
    expect(await payments.findSubscription(id)).toMatchObject({
      checkoutId,
      status: 'trialing',
      hasPaymentMethod: true,
      endsAt: null,
    });
    await payments.cancel(id);
    const cancelled = await payments.findSubscription(id);
    expect(cancelled?.endsAt).toBe(cancelled?.trialEndsAt);
    await payments.resume(id);
    expect((await payments.findSubscription(id))?.endsAt).toBeNull();
    expect(await payments.end(id, { refund: true })).toBe(0);
    expect(await payments.end(id, { refund: true })).toBe(0);
    expect((await payments.findSubscription(id))?.status).toBe('canceled');
    expect(await payments.findSubscription('sub_nothing')).toBeUndefined();
  }, 180_000);

  test('what was paid comes back, once', async () => {
    const customer = await stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: priceId }] });
    expect(await payments.receipts({ id, customerId: customer.id })).toMatchObject([{ amount: 999, refunded: 0 }]);
    expect(await payments.end(id, { refund: true })).toBe(999);
    expect(await payments.end(id, { refund: true })).toBe(999);
    expect(await payments.receipts({ id, customerId: customer.id })).toMatchObject([{ amount: 999, refunded: 999 }]);
  }, 180_000);

  test('a wrong key is our mistake, told without the key', async () => {
    const wrong = stripePayments(new Stripe('sk_test_wrong'), config, undefined);
    await expect(wrong.findSubscription('sub_nothing')).rejects.toThrow(/^Stripe refused: StripeAuthenticationError/);
  });
});
