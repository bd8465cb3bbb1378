import { randomUUID } from 'node:crypto';
import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import type { MemberRole } from '@sagolykta/domain/family-sharing';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallRow, callRows, rowPassword } from './support/call-rows.ts';
import { dumpOf, forgetFamilies } from './support/dump.ts';
import { databases, type House, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { parentRows, readerRows } from './support/role-rows.ts';
import { accept, inviteTo } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const calls = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).filter(([name]) => name in callRows);

/** Every call by those who are with a family without owning it; the owner, strangers and visitors are in access-matrix.test.ts. */
describe.each(databases)('what another grown-up may do, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  /** Here nothing changes: one family a role for all that only looks, and for all that is refused, which is seen to. */
  const stillHouse = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  afterEach(() => forgetFamilies(house.composition.database));

  const familyWith = async (role: MemberRole, at: House = house) => {
    const owner = at.visitor();
    await owner.register({ password: rowPassword });
    const [shared, kept] = [await owner.describe(), await owner.describe({ name: 'Vidar' })];
    const [story, unshared] = [await owner.tell(shared), await owner.tell(kept)];
    await paySandbox(owner);
    const inviting = { visitor: owner, child: shared.id };
    const visitor = at.visitor();
    await visitor.register({ password: rowPassword });
    await accept(visitor, (await inviteTo(inviting, role)).link);
    expect((await visitor.client.getUser()).family.role).toBe(role);
    const waiting = await inviteTo(inviting, 'reader');
    const ids = {
      child: shared.id,
      story: story.id,
      family: (await owner.client.getUser()).id,
      member: (await visitor.client.getUser()).id,
      invitation: waiting.id,
      none: randomUUID(),
    };
    return { visitor, ids, unshared: unshared.id };
  };
  type Guest = Awaited<ReturnType<typeof familyWith>>;

  const still: Partial<Record<MemberRole, Promise<Guest>>> = {};
  const stillFamily = (role: MemberRole) => {
    still[role] ??= familyWith(role, stillHouse);
    return still[role];
  };
  const refusedStill = async (answer: () => Promise<Response>) => {
    const before = await dumpOf(stillHouse.composition.database);
    await expectAnswer(await answer(), 'refused', 403);
    expect(await dumpOf(stillHouse.composition.database)).toEqual(before);
  };

  /** As Premium is answered; in the matrix of one family it is a free one. */
  const premium: Readonly<Record<string, number>> = { hearPassage: 404, keepRecording: 422, leaveFamily: 204 };

  for (const [name, endpoint] of calls) {
    const row = callRows[name] as CallRow;
    const succeeds = premium[name] ?? row.own ?? endpoint.status;
    const familyFor = (role: MemberRole, rule: unknown) =>
      endpoint.method === 'GET' || rule === 'refused' ? stillFamily(role) : familyWith(role);

    test(`${name}: another parent`, async () => {
      const rule = parentRows[name] ?? 'as the owner';
      const { visitor, ids } = await familyFor('parent', rule);
      const answer = () => ask(visitor, endpoint, row, ids[row.needs]);
      if (rule === 'refused') return refusedStill(answer);
      await expectAnswer(await answer(), rule, succeeds);
    });

    test(`${name}: a reader`, async () => {
      const rule = readerRows[name] ?? 'refused';
      const { visitor, ids, unshared } = await familyFor('reader', rule);
      const answer = () => ask(visitor, endpoint, row, ids[row.needs]);
      if (rule === 'refused') return refusedStill(answer);
      await expectAnswer(await answer(), rule, succeeds);
      // A child that was not chosen might as well be another family's.
      if (row.needs === 'story') expect((await ask(visitor, endpoint, row, unshared)).status).toBe(404);
    });
  }
});

async function expectAnswer(answer: Response, rule: 'as the owner' | 'refused' | number, succeeds: number) {
  if (rule !== 'refused') return expect(answer.status).toBe(rule === 'as the owner' ? succeeds : rule);
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'not-for-you' })]);
}

function ask(visitor: Visitor, { method, path }: Endpoint, { body, query, params, isInside }: CallRow, id: string) {
  const address = addressOf(path, isInside ? {} : { id, ...params }, query?.(id) ?? {});
  return body === undefined ? visitor.fetch(address, { method }) : visitor.json(address, method, body(id));
}
