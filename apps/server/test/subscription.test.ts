import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { paySandbox, turnCalendar } from './support/subscriber.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

const isSubscribed = async (visitor: Visitor) => (await visitor.client.getUser()).isSubscribed;

describe.each(databases)('a subscription in the sandbox, on %s', (kind) => {
  const house = useHouse(kind);
  const guest = () => house.visitor().enterAsGuest();

  test('a checkout says what is agreed to', async () => {
    const visitor = await guest();
    expect(await visitor.client.createTestSubscription()).toEqual({
      clientSecret: expect.stringMatching(/_secret_.{43}$/),
      provider: 'sandbox',
      mode: 'test',
      publishableKey: null,
      trialEndsAt: '2026-03-17T19:00:00.000Z',
      firstPaymentAt: '2026-03-17T19:00:00.000Z',
      renewsAt: '2026-04-17T19:00:00.000Z',
    });
    expect(await isSubscribed(visitor)).toBe(false);
  });

  test('asked again, also at once and also as a visitor, it is the same checkout', async () => {
    for (const visitor of [await guest(), house.visitor()]) {
      const first = await visitor.client.createTestSubscription();
      const more = await Promise.all([1, 2, 3].map(() => visitor.client.createTestSubscription()));
      expect(new Set(more.map(({ clientSecret }) => clientSecret))).toEqual(new Set([first.clientSecret]));
    }
    const family = await guest();
    const both = await Promise.all([1, 2].map(() => family.client.createTestSubscription()));
    expect(both[0]?.clientSecret).toBe(both[1]?.clientSecret);
    const [one, other] = [house.visitor(), house.visitor()];
    expect((await one.client.createTestSubscription()).clientSecret).not.toBe(
      (await other.client.createTestSubscription()).clientSecret,
    );
  });

  test('one that has run out is begun anew', async () => {
    const visitor = await guest();
    const first = await visitor.client.createTestSubscription();
    house.setClock('2026-03-11T19:00:00Z');
    const second = await visitor.client.createTestSubscription();
    expect(second.clientSecret).not.toBe(first.clientSecret);
    const late = visitor.client.confirmSandboxPayment({
      body: { clientSecret: first.clientSecret ?? '', card: 'success' },
    });
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
  });

  test('Premium means something at once: voice, collections, a tenth story, and fifty are fair', async () => {
    const visitor = await guest();
    const child = await visitor.describe();
    await paySandbox(visitor);
    expect(await visitor.client.updatePreferences({ body: { voiceNarration: true } })).toMatchObject({
      voiceNarration: true,
    });
    const premiumCollection = (await visitor.client.listCollections({ query: {} })).find(({ isPremium }) => isPremium);
    const [template] = await visitor.client.listTemplates({ query: { collectionId: premiumCollection?.id ?? '' } });
    const told = await visitor.client.generateStory({
      body: { childProfileId: child.id, selectedAttributes: [], templateId: template?.id },
    });
    expect(told.id).toBeTruthy();
    for (let count = 2; count <= 50; count += 1) await visitor.tell(child);
    await expect(visitor.tell(child)).rejects.toMatchObject({ status: 429, code: 'fair-use-reached' });
    expect(await visitor.client.getUserStats()).toMatchObject({ dailyStoryCount: 50, isSubscribed: true });
  });

  test('Premium is not bought twice', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    await expect(visitor.client.createTestSubscription()).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });

  test('trial, payment, renewal: the dates and the receipts', async () => {
    const visitor = await guest();
    expect(await visitor.client.getSubscription()).toMatchObject({
      standing: 'none',
      nextDate: null,
      provider: 'sandbox',
    });
    await paySandbox(visitor);
    expect(await visitor.client.getSubscription()).toEqual({
      isSubscribed: true,
      standing: 'trialing',
      nextDate: '2026-03-17T19:00:00.000Z',
      provider: 'sandbox',
      mode: 'test',
      mayCancel: true,
      mayResume: false,
      mayWithdraw: true,
      withdrawalEndsAt: '2026-03-24T19:00:00.000Z',
      hasPortal: false,
    });
    expect(await visitor.client.listReceipts()).toEqual([]);
    await turnCalendar(visitor, 'trial-end');
    expect(await visitor.client.getSubscription()).toMatchObject({
      standing: 'active',
      nextDate: '2026-04-10T19:00:00.000Z',
    });
    await turnCalendar(visitor, 'next-renewal');
    const receipts = await visitor.client.listReceipts();
    expect(receipts).toMatchObject([
      { paidAt: '2026-03-10T19:00:00.000Z', amount: 999, refunded: 0 },
      { amount: 999, refunded: 0 },
    ]);
    expect(await isSubscribed(visitor)).toBe(true);
    expect((await visitor.client.getSubscription()).mayWithdraw).toBe(false);
  });

  test('days pass by themselves, too: the sweep finds the payment that was due', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    house.setClock('2026-03-17T19:00:00Z');
    await house.composition.sweepSubscriptions();
    expect(await visitor.client.getSubscription()).toMatchObject({ standing: 'active' });
    expect(await visitor.client.listReceipts()).toHaveLength(1);
  });

  test('a card that fails after the trial leaves seven days, then Premium is over', async () => {
    const visitor = await guest();
    await paySandbox(visitor, 'fails-at-trial-end');
    await turnCalendar(visitor, 'trial-end');
    expect(await visitor.client.getSubscription()).toMatchObject({
      standing: 'past-due',
      isSubscribed: true,
      nextDate: '2026-03-17T19:00:00.000Z',
    });
    house.setClock('2026-03-17T18:59:59Z');
    await house.composition.sweepSubscriptions();
    expect(await isSubscribed(visitor)).toBe(true);
    house.setClock('2026-03-17T19:00:00Z');
    await house.composition.sweepSubscriptions();
    expect(await isSubscribed(visitor)).toBe(false);
    await turnCalendar(visitor, 'pay-what-is-owed');
    expect(await isSubscribed(visitor)).toBe(true);
  });

  test('a renewal that fails is owed, and paid it goes on', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    await turnCalendar(visitor, 'trial-end');
    await turnCalendar(visitor, 'fail-next-payment');
    await turnCalendar(visitor, 'next-renewal');
    expect(await visitor.client.getSubscription()).toMatchObject({ standing: 'past-due', isSubscribed: true });
    await turnCalendar(visitor, 'pay-what-is-owed');
    expect(await visitor.client.getSubscription()).toMatchObject({ standing: 'active', isSubscribed: true });
  });

  test('a family that begins anew is not asked for what it owed', async () => {
    const visitor = await guest();
    await paySandbox(visitor, 'fails-at-trial-end');
    await turnCalendar(visitor, 'trial-end');
    house.setClock('2026-03-17T19:00:00Z');
    await paySandbox(visitor);
    expect(await visitor.client.getSubscription()).toMatchObject({ standing: 'active', isSubscribed: true });
    const { id } = await visitor.client.getUser();
    const rows = await house.composition.database.queries
      .selectFrom('subscriptions')
      .select('status')
      .where('family_id', '=', id)
      .orderBy('started_at')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['canceled', 'active']);
  });

  test('cancelled it lasts until its end, may be taken back, and ends', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    const cancelled = await visitor.client.cancelSubscription();
    expect(cancelled).toMatchObject({
      standing: 'ending',
      isSubscribed: true,
      mayResume: true,
      nextDate: '2026-03-17T19:00:00.000Z',
    });
    await expect(visitor.client.cancelSubscription()).rejects.toMatchObject({ code: 'conflict' });
    expect(await visitor.client.resumeSubscription()).toMatchObject({ standing: 'trialing', mayCancel: true });
    await visitor.client.cancelSubscription();
    await turnCalendar(visitor, 'next-renewal');
    expect(await visitor.client.getSubscription()).toMatchObject({
      standing: 'ended',
      isSubscribed: false,
      nextDate: null,
    });
    expect(await isSubscribed(visitor)).toBe(false);
    expect(await visitor.client.listReceipts()).toEqual([]);
  });

  test('one trial a family: the second time is paid for at once', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    await visitor.client.cancelSubscription();
    await turnCalendar(visitor, 'trial-end');
    expect(await visitor.client.createTestSubscription()).toMatchObject({
      trialEndsAt: null,
      firstPaymentAt: '2026-03-10T19:00:00.000Z',
    });
    await expect(paySandbox(visitor, 'fails-at-trial-end')).rejects.toMatchObject({ code: 'payment-failed' });
    await paySandbox(visitor);
    expect(await visitor.client.getSubscription()).toMatchObject({
      standing: 'active',
      nextDate: '2026-04-10T19:00:00.000Z',
    });
    expect(await visitor.client.listReceipts()).toHaveLength(1);
  });

  test('what is not there is not found: a portal, a strange secret, a subscription of nobody', async () => {
    const visitor = await guest();
    for (const call of [endpoints.openSubscriptionPortal, endpoints.cancelSubscription, endpoints.resumeSubscription]) {
      expect((await problemOf(await visitor.json(call.path, 'POST', {}))).code).toBe('not-found');
    }
    const [open = ''] = ((await visitor.client.createTestSubscription()).clientSecret ?? '').split('_secret_');
    const guessed = `${open}_secret_${'x'.repeat(43)}`;
    for (const clientSecret of ['', 'checkout_x_secret_y', '_secret_å', open, guessed]) {
      const paying = visitor.client.confirmSandboxPayment({ body: { clientSecret, card: 'success' } });
      await expect(paying).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('an erased family’s subscription ends', async () => {
    const visitor = await guest();
    await paySandbox(visitor);
    const { id: familyId } = await visitor.client.getUser();
    const { queries } = house.composition.database;
    const kept = await queries
      .selectFrom('subscriptions')
      .select('id')
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();
    await visitor.client.eraseFamily({ body: { password: null } });
    const row = await queries
      .selectFrom('sandbox_documents')
      .select('document')
      .where('id', '=', kept.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.document)).toMatchObject({ status: 'canceled' });
  });
});
