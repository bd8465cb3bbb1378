import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { startStripeEmulator, stripeConfig } from './support/stripe-emulator.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

const emulator = await startStripeEmulator();
const { books, state } = emulator;
afterAll(emulator.stop);
beforeEach(() => {
  state.isAway = false;
  books.now = new Date('2026-03-10T19:00:00Z');
  books.events.length = 0;
});

const replacements = { clock: () => books.now, stripeAddress: emulator.address };

describe.each(databases)('Stripe, on %s', (kind) => {
  const house = useHouse(kind, replacements, { payments: stripeConfig, origin: 'http://sagor.example' });

  const guest = () => house.visitor().enterAsGuest();
  const pay = async (visitor: Visitor) => books.pay((await visitor.client.createTestSubscription()).clientSecret ?? '');
  const isSubscribed = async (visitor: Visitor) => (await visitor.client.getUser()).isSubscribed;
  const standing = async (visitor: Visitor) => (await visitor.client.getSubscription()).standing;
  const deliver = (event: object, secret?: string) => {
    const { payload, signature } = emulator.signed(event, secret);
    return post(payload, signature);
  };
  /** As Stripe posts: no browser, no page, no cookie. */
  const post = (body: string, signature: string) =>
    house.visitor().send('/api/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });

  test('a checkout takes a card before seven trial days, and is opened once', async () => {
    const visitor = await guest();
    const all = await Promise.all([1, 2, 3].map(() => visitor.client.createTestSubscription()));
    expect(all[0]).toMatchObject({
      clientSecret: expect.stringMatching(/^cs_test_\d+_secret$/),
      provider: 'stripe',
      mode: 'test',
      publishableKey: 'pk_test_emulator',
      trialEndsAt: '2026-03-17T19:00:00.000Z',
    });
    expect(new Set(all.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await visitor.client.createTestSubscription()).toEqual(all[0]);
    const session = [...books.sessions.values()].at(-1);
    expect(session).toMatchObject({ ui_mode: 'elements', mode: 'subscription', trialDays: 7 });
    expect(await isSubscribed(visitor)).toBe(false);
  });

  test('paid, Premium is there by asking, before any news has come', async () => {
    const visitor = await guest();
    await pay(visitor);
    expect(await visitor.client.syncSubscription()).toMatchObject({
      isSubscribed: true,
      standing: 'trialing',
      hasPortal: true,
    });
    expect(await isSubscribed(visitor)).toBe(true);
    await expect(visitor.client.createTestSubscription()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('and by the news alone, when the page was closed', async () => {
    const visitor = await guest();
    await pay(visitor);
    for (const event of books.events) expect((await deliver(event)).status).toBe(200);
    expect(await isSubscribed(visitor)).toBe(true);
  });

  test('and by the sweep, when all news was lost', async () => {
    const visitor = await guest();
    const { id } = await pay(visitor);
    await house.composition.sweepSubscriptions();
    expect(await isSubscribed(visitor)).toBe(true);
    books.cancel(id);
    await house.composition.sweepSubscriptions();
    expect(await isSubscribed(visitor)).toBe(false);
  });

  test('the same news twice is asked about once', async () => {
    const visitor = await guest();
    await pay(visitor);
    const event = books.events.at(-1) ?? {};
    await deliver(event);
    const calls = state.calls.length;
    expect((await deliver(event)).status).toBe(200);
    expect(state.calls).toHaveLength(calls);
  });

  test('forged, unsigned and broken news changes nothing', async () => {
    const visitor = await guest();
    await pay(visitor);
    const [event = {}] = books.events;
    const { payload, signature } = emulator.signed(event);
    const refused = [
      await deliver(event, 'whsec_another'),
      await post(payload, ''),
      await post(`${payload} `, signature),
      await post('', ''),
    ];
    for (const answer of refused) expect((await problemOf(answer)).code).toBe('invalid-input');
    expect(await isSubscribed(visitor)).toBe(false);
    expect((await post(payload, signature)).status).toBe(200);
    expect(await isSubscribed(visitor)).toBe(true);
  });

  test('what the news says is not believed: a signed lie changes nothing', async () => {
    const visitor = await guest();
    const subscription = await pay(visitor);
    await visitor.client.syncSubscription();
    const lie = { id: 'evt_lie', object: 'event', type: 'customer.subscription.deleted', livemode: false };
    await deliver({ ...lie, data: { object: { ...subscription, status: 'canceled' } } });
    expect(await isSubscribed(visitor)).toBe(true);
    const other = { ...lie, id: 'evt_other', type: 'charge.succeeded', data: { object: { id: 'ch_1' } } };
    expect((await deliver(other)).status).toBe(200);
    const strange = { ...lie, id: 'evt_strange', data: { object: { id: 'sub_of_nobody' } } };
    expect((await deliver(strange)).status).toBe(200);
  });

  test('with Stripe away families read and are told stories; the news is asked for again', async () => {
    const visitor = await guest();
    const child = await visitor.describe();
    const { id } = await pay(visitor);
    await visitor.client.syncSubscription();
    books.renew(id);
    state.isAway = true;
    expect((await deliver(books.events.at(-1) ?? {})).status).toBe(503);
    await expect(visitor.client.syncSubscription()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await house.composition.sweepSubscriptions();
    for (let count = 0; count < 5; count += 1) await visitor.tell(child);
    expect(await visitor.client.getSubscription()).toMatchObject({ isSubscribed: true });
    state.isAway = false;
    expect((await deliver(books.events.at(-1) ?? {})).status).toBe(200);
    expect(await standing(visitor)).toBe('active');
  }, 180_000);

  test('a cancelled subscription ends on its day even when Stripe is away', async () => {
    const visitor = await guest();
    await pay(visitor);
    await visitor.client.syncSubscription();
    expect(await visitor.client.cancelSubscription()).toMatchObject({ standing: 'ending' });
    expect(await visitor.client.resumeSubscription()).toMatchObject({ standing: 'trialing' });
    await visitor.client.cancelSubscription();
    state.isAway = true;
    books.now = new Date('2026-03-17T19:00:00Z');
    await house.composition.sweepSubscriptions();
    expect(await isSubscribed(visitor)).toBe(false);
  }, 180_000);

  test('a failed renewal has seven days', async () => {
    const visitor = await guest();
    const { id } = await pay(visitor);
    books.renew(id, 'failed');
    expect(await visitor.client.syncSubscription()).toMatchObject({
      standing: 'past-due',
      isSubscribed: true,
      nextDate: '2026-03-24T19:00:00.000Z',
    });
    books.now = new Date('2026-03-24T19:00:00Z');
    expect(await visitor.client.syncSubscription()).toMatchObject({ standing: 'past-due', isSubscribed: false });
  });

  test('withdrawn, every payment comes back once', async () => {
    const visitor = await guest();
    const { id } = await pay(visitor);
    books.renew(id);
    await visitor.client.syncSubscription();
    const begun = await visitor.client.beginWithdrawal();
    expect(begun.refund).toBe(999);
    const params = { id: begun.id };
    await Promise.all([1, 2].map(() => visitor.client.confirmWithdrawal({ params })));
    expect(books.subscription(id).status).toBe('canceled');
    expect(await visitor.client.listReceipts()).toMatchObject([{ amount: 999, refunded: 999 }]);
    expect(await isSubscribed(visitor)).toBe(false);
  });

  test('a withdrawal that was broken off is finished by the sweep', async () => {
    const visitor = await guest();
    const { id } = await pay(visitor);
    await visitor.client.syncSubscription();
    const begun = await visitor.client.beginWithdrawal();
    state.isAway = true;
    await expect(visitor.client.confirmWithdrawal({ params: { id: begun.id } })).rejects.toMatchObject({ status: 503 });
    state.isAway = false;
    await house.composition.sweepSubscriptions();
    expect(books.subscription(id).status).toBe('canceled');
    expect(await isSubscribed(visitor)).toBe(false);
  }, 180_000);

  test('the card is changed on Stripe’s own page', async () => {
    const visitor = await guest();
    const { customer } = await pay(visitor);
    await visitor.client.syncSubscription();
    expect(await visitor.client.openSubscriptionPortal()).toEqual({ url: `https://billing.stripe.com/p/${customer}` });
  });

  test('the sandbox’s cards pay for nothing here', async () => {
    const visitor = await guest();
    const clientSecret = (await visitor.client.createTestSubscription()).clientSecret ?? '';
    const paying = visitor.client.confirmSandboxPayment({ body: { clientSecret, card: 'success' } });
    await expect(paying).rejects.toMatchObject({ code: 'not-found' });
  });
});
