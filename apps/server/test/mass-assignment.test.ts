import { randomUUID } from 'node:crypto';
import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callRows, rowPassword } from './support/call-rows.ts';
import { columnsOf, dumpOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { problemOf } from './support/visitor.ts';

const withBody = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { body }]) => body !== undefined);
const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A body is read before anybody is looked for. */
const nobodys = { member: randomUUID(), invitation: randomUUID(), family: randomUUID(), none: 'nobody-has-this' };

describe.each(databases)('what nobody asked for, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  const tokens = async () => (await dumpOf(house.composition.database)).one_time_tokens?.length ?? 0;
  const family = async () => {
    const visitor = house.visitor();
    const earlier = await tokens();
    const account = await visitor.register({ password: rowPassword });
    // The letter that asks for the address is written after the answer.
    await expect.poll(tokens).toBeGreaterThan(earlier);
    const child = await visitor.describe();
    return { visitor, account, child: child.id, story: (await visitor.tell(child)).id, ...nobodys };
  };

  /** Every column there is, as the database spells it and as a call would. */
  const everyColumn = async () => {
    const columns = [...(await columnsOf(house.composition.database)).values()].flat();
    expect(columns).toContain('is_subscribed');
    return [...new Set(columns.flatMap((column) => [column, camelCase(column)]))];
  };

  test.each(withBody)('%s takes no column that is not its own', async (name, { method, path, body }) => {
    const row = callRows[name];
    const own = Object.keys(
      z.toJSONSchema(body ?? z.object(), { io: 'input', unrepresentable: 'any' }).properties ?? {},
    );
    const owner = await family();
    const id = owner[row?.needs ?? 'none'];
    const before = await dumpOf(house.composition.database);
    // All at once: the refusal names every field by itself.
    const foreign = (await everyColumn()).filter((column) => !own.includes(column));
    const input = { ...row?.body?.(id), ...Object.fromEntries(foreign.map((column) => [column, true])) };
    const answer = await owner.visitor.json(addressOf(path, { id, ...row?.params }), method, input);
    expect(answer.status).toBe(400);
    const { errors = [] } = await problemOf(answer);
    const unknown = errors.filter(({ message }) => message === 'Unknown field').map(({ field }) => field);
    expect(unknown.toSorted()).toEqual(foreign.toSorted());
    expect(await dumpOf(house.composition.database)).toEqual(before);
  });

  test.each(['/api/register', '/api/login', '/api/guest'])('nor does the form at %s', async (path) => {
    const fields = new Set(['email', 'password', 'firstName', 'lastName', 'timeZone', 'lang']);
    const { account } = await family();
    const form = path === '/api/guest' ? {} : account;
    const before = await dumpOf(house.composition.database);
    for (const column of await everyColumn()) {
      if (fields.has(column)) continue;
      expect([column, (await house.visitor().post(path, { ...form, [column]: 'true' })).status]).toEqual([column, 422]);
    }
    expect(await dumpOf(house.composition.database)).toEqual(before);
  });
});
