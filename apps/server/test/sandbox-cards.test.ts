import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

const isSubscribed = async (visitor: Visitor) => (await visitor.client.getUser()).isSubscribed;

describe.each(databases)('the sandbox’s cards, on %s', (kind) => {
  const house = useHouse(kind);
  const guest = () => house.visitor().enterAsGuest();

  test.each([
    ['declined', 'Your card was declined.', 'Kortet nekades.'],
    ['insufficient-funds', 'Your card has insufficient funds.', 'Det finns inte tillräckligt med pengar på kortet.'],
    ['expired', 'Your card has expired.', 'Kortet har gått ut.'],
    ['wrong-code', 'Your card’s security code is incorrect.', 'Kortets säkerhetskod stämmer inte.'],
    ['processing-error', 'An error occurred while processing your card.', 'Något gick fel när kortet behandlades.'],
  ] as const)(
    'the card "%s" is refused in the bank’s words, and another may be tried',
    async (card, english, swedish) => {
      const visitor = await guest();
      const { clientSecret } = await visitor.client.createTestSubscription();
      const body = { clientSecret: clientSecret ?? '', card };
      for (const [language, words] of [
        ['en', english],
        ['sv', swedish],
      ] as const) {
        const paying = visitor.client.confirmSandboxPayment({ body }, { headers: { 'accept-language': language } });
        await expect(paying).rejects.toMatchObject({
          status: 402,
          code: 'payment-failed',
          problem: { detail: expect.stringContaining(words) },
        });
      }
      expect(await isSubscribed(visitor)).toBe(false);
      await visitor.client.confirmSandboxPayment({ body: { ...body, card: 'success' } });
      expect(await isSubscribed(visitor)).toBe(true);
    },
  );

  test('a bank that wants a confirmation gets it, or refuses', async () => {
    const visitor = await guest();
    const clientSecret = (await visitor.client.createTestSubscription()).clientSecret ?? '';
    const pay = (confirmation?: 'given' | 'refused') =>
      visitor.client.confirmSandboxPayment({ body: { clientSecret, card: 'needs-confirmation', confirmation } });
    expect(await pay()).toEqual({ outcome: 'needs-confirmation' });
    await expect(pay('refused')).rejects.toMatchObject({ code: 'payment-failed' });
    expect(await isSubscribed(visitor)).toBe(false);
    expect(await pay('given')).toEqual({ outcome: 'paid' });
    expect(await isSubscribed(visitor)).toBe(true);
  });
});
