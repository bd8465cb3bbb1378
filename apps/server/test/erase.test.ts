import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../src/adapters/database/database.ts';
import { columnsOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

describe.each(databases)('erasing a family, on %s', (kind) => {
  const house = useHouse(kind);

  /** Everything a family may leave behind: rows in every table, and files. */
  const live = async (visitor: Visitor) => {
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    await visitor.client.recordReading({ params: { id: story.id } });
    await visitor.client.rateApp({ body: { stars: 4, comment: 'Fin' } });
    await visitor.client.sendMessage({ body: { message: 'Hej', replyTo: null } });
    const rules = { storiesPerEvening: 3, bedtime: null, avoid: ['åska'], currentPin: null, newPin: '1234' };
    await visitor.client.changeParentalControls({ body: rules });
    const { id } = await visitor.client.getUser();
    const { composition, config } = house;
    const places = ['outbox', 'files'].map((folder) => join(config.dataDir, folder, id));
    return { id, places, count: () => rowsOf(id, composition.database) };
  };

  test('every row and file is gone, in every browser; the neighbours have all of theirs', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const family = await live(visitor);
    const neighbour = await house.visitor().enterAsGuest();
    const next = await live(neighbour);
    const before = await next.count();
    const [outbox = ''] = family.places;
    expect([await family.count(), existsSync(outbox)]).toEqual([expect.toSatisfy((rows: number) => rows >= 8), true]);

    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', account);
    const erased = await visitor.json('/api/user/erasure', 'POST', { password: account.password });
    expect([erased.status, erased.headers.get('clear-site-data')]).toEqual([204, '"cache"']);

    expect(await family.count()).toBe(0);
    for (const place of family.places) expect(existsSync(place)).toBe(false);
    for (const browser of [visitor, elsewhere]) {
      await expect(browser.client.getUser()).rejects.toMatchObject({ status: 401 });
    }
    expect((await house.visitor().post('/api/login', account)).status).toBe(401);
    expect(await next.count()).toBe(before);
    expect(existsSync(next.places[0] ?? '')).toBe(true);
    // The address is nobody's any more.
    expect(await house.visitor().register(account)).toEqual(account);
  });

  test('a guest family has only to say so', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const family = await live(visitor);
    // Its rules have a PIN, which is asked for first.
    await visitor.client.proveParent({ body: { pin: '1234' } });
    await visitor.client.eraseFamily({ body: { password: null } });
    expect(await family.count()).toBe(0);
    await expect(visitor.client.listStories({ query: {} })).rejects.toMatchObject({ status: 401 });
    // What is gone can be asked to go once more.
    await expect(visitor.client.eraseFamily({ body: { password: null } })).rejects.toMatchObject({ status: 401 });
  });

  /** In every table there is, so that one that is added later is counted too. */
  async function rowsOf(id: string, database: Database): Promise<number> {
    let rows = 0;
    for (const [name, columns] of await columnsOf(database)) {
      const key = name === 'families' ? 'id' : columns.find((column) => column === 'family_id');
      if (key === undefined) continue;
      const { rows: found } = await sql`select 1 from ${sql.ref(name)} where ${sql.ref(key)} = ${id}`.execute(
        database.queries,
      );
      rows += found.length;
    }
    return rows;
  }
});
