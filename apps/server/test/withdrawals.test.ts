import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases, type House, useHouse } from './support/house.ts';
import { paySandbox, turnCalendar } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const isSubscribed = async (visitor: Visitor) => (await visitor.client.getUser()).isSubscribed;

describe.each(databases)('withdrawing, on %s', (kind) => {
  const house = useHouse(kind);
  const guest = () => house.visitor().enterAsGuest();

  test('withdrawn in two steps: at once it is over, the money comes back, and a letter says so', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    await paySandbox(visitor);
    await turnCalendar(visitor, 'trial-end');
    const begun = await visitor.client.beginWithdrawal();
    expect(begun).toEqual({
      id: expect.any(String),
      startedAt: '2026-03-03T19:00:00.000Z',
      refund: 999,
      receiptTo: email,
    });
    expect(await isSubscribed(visitor)).toBe(true);
    const params = { id: begun.id };
    expect(await visitor.client.confirmWithdrawal({ params })).toMatchObject({
      standing: 'ended',
      isSubscribed: false,
    });
    expect(await visitor.client.listReceipts()).toMatchObject([{ amount: 999, refunded: 999 }]);
    const { id } = await visitor.client.getUser();
    const [letter, ...others] = await lettersTo(house, id);
    expect(others).toEqual([]);
    expect(letter).toContain(email);
    expect(letter).toContain('$9.99');

    // Confirmed twice, it is done once.
    expect(await visitor.client.confirmWithdrawal({ params })).toMatchObject({ standing: 'ended' });
    expect(await lettersTo(house, id)).toHaveLength(1);
    await expect(visitor.client.beginWithdrawal()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('after fourteen days there is no withdrawing, and nobody confirms another family’s', async () => {
    const [visitor, stranger] = [await guest(), await guest()];
    await paySandbox(visitor);
    house.setClock('2026-03-24T18:59:59Z');
    const { id } = await visitor.client.beginWithdrawal();
    await expect(stranger.client.confirmWithdrawal({ params: { id } })).rejects.toMatchObject({ code: 'not-found' });
    house.setClock('2026-03-24T19:00:00Z');
    await expect(visitor.client.confirmWithdrawal({ params: { id } })).rejects.toMatchObject({ code: 'conflict' });
    await expect(visitor.client.beginWithdrawal()).rejects.toMatchObject({ code: 'conflict' });
    await expect(stranger.client.beginWithdrawal()).rejects.toMatchObject({ code: 'not-found' });
    expect(await isSubscribed(visitor)).toBe(true);
  });
});

async function lettersTo(house: House, familyId: string): Promise<string[]> {
  const folder = join(house.config.dataDir, 'outbox', familyId);
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.includes('ångrar avtalet om Sagolykta Premium'));
}
