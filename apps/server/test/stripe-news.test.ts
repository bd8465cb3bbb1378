import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { quickHasher } from './support/quick-hasher.ts';
import type { EmulatedEvent, EmulatedSubscription, StripeBooks } from './support/stripe-books.ts';
import { startStripeEmulator, stripeConfig } from './support/stripe-emulator.ts';

const emulator = await startStripeEmulator();
const { books } = emulator;
afterAll(emulator.stop);

/** What happens at Stripe, each with news of it. */
const happenings = {
  'renews': (id: string) => books.renew(id),
  'fails to renew': (id: string) => books.renew(id, 'failed'),
  'is cancelled': (id: string) => ending(id, true),
  'is resumed': (id: string) => ending(id, false),
  'ends': (id: string) => books.cancel(id),
} as const;
const names = Object.keys(happenings) as (keyof typeof happenings)[];

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('happens' as const), what: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('arrives' as const), which: fc.nat(40) }),
    fc.constant({ kind: 'time passes' as const }),
  ),
  { maxLength: 12 },
);

describe.each(databases)('news about a subscription, on %s', (kind) => {
  const replacements = {
    clock: () => books.now,
    stripeAddress: emulator.address,
    // More families in one evening than a town has.
    rateLimiter: async () => 0,
    passwordHasher: quickHasher,
  };
  const house = useHouse(kind, replacements, { payments: stripeConfig });

  const deliver = async (event: EmulatedEvent, secret?: string) => {
    const { payload, signature } = emulator.signed(event, secret);
    const answer = await house.visitor().send('/api/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
    return answer.status;
  };
  const paidFamily = async () => {
    books.now = new Date('2026-03-10T19:00:00Z');
    books.events.length = 0;
    const visitor = house.visitor();
    const account = await visitor.register();
    const { clientSecret } = await visitor.client.createTestSubscription();
    return { visitor, account, id: books.pay(clientSecret ?? '').id };
  };

  test('duplicate, late, early, lost and forged: whatever the order, the end is what Stripe says', async () => {
    const scenario = fc.record({
      steps,
      // The order in which all that has happened is told at the end, some twice, and what of it is lost.
      order: fc.array(fc.nat(60), { maxLength: 20 }),
      lost: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
      losesNews: fc.boolean(),
      atOnce: fc.integer({ min: 1, max: 6 }),
    });
    const property = fc.asyncProperty(scenario, async ({ steps: course, order, lost, losesNews, atOnce }) => {
      const { visitor, account, id } = await paidFamily();
      for (const step of course) {
        if (step.kind === 'happens') happenings[step.what](id);
        if (step.kind === 'time passes') books.now = new Date(books.now.getTime() + 5 * 24 * 3_600_000);
        const early = step.kind === 'arrives' ? books.events[step.which % books.events.length] : undefined;
        if (early !== undefined) expect(await deliver(early)).toBe(200);
      }

      const told = books.events.filter((_, index) => !(losesNews && lost[index]));
      for (const index of order) {
        const again = told[index % Math.max(1, told.length)];
        if (again !== undefined) told.splice(index % told.length, 0, again);
      }
      for (let index = 0; index < told.length; index += atOnce) {
        const answers = await Promise.all(told.slice(index, index + atOnce).map((event) => deliver(event)));
        expect(new Set(answers)).toEqual(new Set([200]));
      }
      const forged = {
        ...(books.events[0] as EmulatedEvent),
        id: books.newId('evt'),
        type: 'customer.subscription.deleted',
      } as const;
      expect(await deliver(forged, 'whsec_another')).toBe(400);
      if (losesNews) await house.composition.sweepSubscriptions();

      // Months may have gone by, and the session with them.
      await visitor.post('/api/login', account);
      const seen = await visitor.client.getSubscription();
      expect({ standing: seen.standing, isSubscribed: seen.isSubscribed }).toEqual(truth(books, id));
      // Or every later sweep would ask about it, too.
      books.cancel(id);
      await visitor.client.syncSubscription();
    });
    await fc.assert(property, { numRuns: 20 });
  }, 180_000);

  test('every order of the news of one evening', async () => {
    const { visitor, id } = await paidFamily();
    books.renew(id, 'failed');
    ending(id, true);
    ending(id, false);
    const orders = permutations([...books.events]);
    expect(orders).toHaveLength(120);
    for (const [number, order] of orders.entries()) {
      // The order is judged above the rows: on the other database one of six is enough to see that they are kept.
      if (kind !== databases[0] && number % 6 > 0) continue;
      for (const event of order) await deliver({ ...event, id: `${event.id}_${number}` });
      expect(await visitor.client.getSubscription()).toMatchObject(truth(books, id));
    }
  }, 180_000);
});

function ending(id: string, isEnding: boolean): void {
  if (books.subscription(id).status !== 'canceled') books.change(id, { cancel_at_period_end: isEnding });
}

/** What a family should see, told from Stripe's own object and nothing of ours. */
function truth({ now }: StripeBooks, id: string): { standing: string; isSubscribed: boolean } {
  const subscription: EmulatedSubscription = books.subscription(id);
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription without an item');
  const { status } = subscription;
  const isOver = subscription.cancel_at_period_end && item.current_period_end * 1000 <= now.getTime();
  if (status === 'canceled' || isOver) return { standing: 'ended', isSubscribed: false };
  if (status === 'past_due') {
    const grace = item.current_period_start * 1000 + 7 * 24 * 3_600_000;
    return { standing: 'past-due', isSubscribed: now.getTime() < grace };
  }
  return { standing: subscription.cancel_at_period_end ? 'ending' : status, isSubscribed: true };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => {
    const others = items.filter((_, position) => position !== index);
    return permutations(others).map((rest) => [item, ...rest]);
  });
}
