import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '../src/compose/compose.ts';
import { makePlace } from './support/house.ts';
import { startStripeEmulator, stripeConfig } from './support/stripe-emulator.ts';

const emulator = await startStripeEmulator();
const { books, state } = emulator;
afterAll(emulator.stop);
beforeEach(() => {
  state.isAway = false;
});

describe('starting with Stripe', () => {
  const right = { ...books.price };
  const start = async () => {
    const { config, leave } = await makePlace('sqlite');
    try {
      const { app } = await compose({ ...config, payments: stripeConfig }, { stripeAddress: emulator.address });
      await app.close();
    } finally {
      await leave();
    }
  };

  test.each([
    ['another amount', { unit_amount: 899 }],
    ['another currency', { currency: 'sek' }],
    ['by the year', { recurring: { interval: 'year', interval_count: 1 } }],
    ['every other month', { recurring: { interval: 'month', interval_count: 2 } }],
    ['once', { recurring: null }],
    ['no longer sold', { active: false }],
    ['not there', { id: 'price_other' }],
  ] as const)('a price that is %s is refused', async (_, changes) => {
    books.price = { ...right, ...changes };
    await expect(start()).rejects.toThrow(/^STRIPE_PRICE_ID/);
    books.price = right;
  });

  test('the right price is accepted, and Stripe being away keeps nobody out', async () => {
    await start();
    state.isAway = true;
    await start();
  }, 180_000);
});
