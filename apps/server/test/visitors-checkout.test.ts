import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { paySandbox } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const isSubscribed = async (visitor: Visitor) => (await visitor.client.getUser()).isSubscribed;

describe.each(databases)('what a visitor has paid, on %s', (kind) => {
  const house = useHouse(kind);

  const familyWithAccount = async () => {
    const visitor = house.visitor();
    return { visitor, account: await visitor.register() };
  };
  /** Puts the account's browser in the place of the visitor's. */
  const logIn = (visitor: Visitor, account: { email: string; password: string }) => visitor.post('/api/login', account);

  test('is there for the account that is made then', async () => {
    const visitor = house.visitor();
    await paySandbox(visitor);
    await visitor.register();
    expect(await isSubscribed(visitor)).toBe(true);
    expect(await visitor.client.getSubscription()).toMatchObject({ standing: 'trialing', isSubscribed: true });
  });

  test('is there for a guest family, and stays when that gets its account', async () => {
    const visitor = house.visitor();
    await paySandbox(visitor);
    await visitor.enterAsGuest();
    expect(await isSubscribed(visitor)).toBe(true);
    await visitor.register();
    expect(await isSubscribed(visitor)).toBe(true);
  });

  test('is there for the family that logs in', async () => {
    const { account } = await familyWithAccount();
    const visitor = house.visitor();
    await paySandbox(visitor);
    await logIn(visitor, account);
    expect(await isSubscribed(visitor)).toBe(true);
  });

  test('is paid once: the page says so instead of a second checkout', async () => {
    const visitor = house.visitor();
    await paySandbox(visitor);
    await expect(visitor.client.createTestSubscription()).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });

  test('belongs to that browser alone', async () => {
    const visitor = house.visitor();
    await paySandbox(visitor);
    const stranger = await house.visitor().enterAsGuest();
    await stranger.client.syncSubscription();
    expect(await isSubscribed(stranger)).toBe(false);
    const forger = house.visitor();
    forger.cookies.set('browser', 'x'.repeat(43));
    await forger.enterAsGuest();
    expect(await isSubscribed(forger)).toBe(false);
  });

  test('is claimed by one family, not by the next that uses the browser', async () => {
    const visitor = house.visitor();
    await paySandbox(visitor);
    await visitor.register();
    visitor.cookies.delete('sagolykta');
    await visitor.register();
    expect(await isSubscribed(visitor)).toBe(false);
  });

  test('is undone at once when the family has Premium already, and the family keeps its own', async () => {
    const { visitor: family, account } = await familyWithAccount();
    await paySandbox(family);
    const own = await family.client.getSubscription();
    const visitor = house.visitor();
    await paySandbox(visitor);
    await logIn(visitor, account);
    expect(await visitor.client.getSubscription()).toEqual(own);
    expect(await statuses(visitor)).toEqual(['canceled', 'trialing']);
  });

  test('is no second trial', async () => {
    const { visitor: family, account } = await familyWithAccount();
    await paySandbox(family);
    const { id } = await family.client.beginWithdrawal();
    await family.client.confirmWithdrawal({ params: { id } });
    const visitor = house.visitor();
    await paySandbox(visitor);
    await logIn(visitor, account);
    expect(await isSubscribed(visitor)).toBe(false);
    expect(await statuses(visitor)).toEqual(['canceled', 'canceled']);
  });

  test('claimed by nobody, it is undone before its first payment', async () => {
    const visitor = house.visitor();
    const { clientSecret } = await visitor.client.createTestSubscription();
    await paySandbox(visitor);
    const [checkout = ''] = (clientSecret ?? '').split('_secret_');
    house.setClock('2026-03-16T18:59:59Z');
    await house.composition.sweepSubscriptions();
    await expect(visitor.client.createTestSubscription()).rejects.toMatchObject({ code: 'conflict' });
    house.setClock('2026-03-16T19:00:00Z');
    await house.composition.sweepSubscriptions();
    const books = await house.composition.database.queries
      .selectFrom('sandbox_documents')
      .select('document')
      .where('id', '=', checkout.replace('checkout_', 'subscription_'))
      .executeTakeFirstOrThrow();
    expect(JSON.parse(books.document)).toMatchObject({ status: 'canceled' });
    await visitor.client.createTestSubscription();
    await visitor.enterAsGuest();
    expect(await isSubscribed(visitor)).toBe(false);
    expect(await statuses(visitor)).toEqual([]);
  });

  async function statuses(visitor: Visitor): Promise<string[]> {
    const { id } = await visitor.client.getUser();
    const rows = await house.composition.database.queries
      .selectFrom('subscriptions')
      .select('status')
      .where('family_id', '=', id)
      .execute();
    return rows.map(({ status }) => status).sort();
  }
});

describe('without payments', () => {
  const house = useHouse('sqlite', {}, { payments: { kind: 'none' } });

  test('nothing can be bought, and nothing breaks', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await expect(visitor.client.createTestSubscription()).rejects.toMatchObject({ status: 404, code: 'not-found' });
    expect(await visitor.client.syncSubscription()).toMatchObject({ standing: 'none', provider: null });
    expect(await visitor.client.listReceipts()).toEqual([]);
    await house.composition.sweepSubscriptions();
    const news = await visitor.send('/api/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(news.status).toBe(404);
  });
});
