import { randomUUID } from 'node:crypto';
import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import type { MemberRole } from '@sagolykta/domain/family-sharing';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallRow, callRows, rowPassword } from './support/call-rows.ts';
import { dumpOf, forgetFamilies } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { parentRows, readerRows } from './support/role-rows.ts';
import { accept, inviteTo } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const calls = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).filter(([name]) => name in callRows);

/** Every call by those who are with a family without owning it; the owner, strangers and visitors are in access-matrix.test.ts. */
describe.each(databases)('what another grown-up may do, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  afterEach(() => forgetFamilies(house.composition.database));

  const familyWith = async (role: MemberRole) => {
    const owner = house.visitor();
    await owner.register({ password: rowPassword });
    const [shared, kept] = [await owner.describe(), await owner.describe({ name: 'Vidar' })];
    const [story, unshared] = [await owner.tell(shared), await owner.tell(kept)];
    await paySandbox(owner);
    const inviting = { visitor: owner, child: shared.id };
    const visitor = house.visitor();
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

  /** As Premium is answered; in the matrix of one family it is a free one. */
  const premium: Readonly<Record<string, number>> = { hearPassage: 404, keepRecording: 422, leaveFamily: 204 };

  for (const [name, endpoint] of calls) {
    const row = callRows[name] as CallRow;
    const succeeds = premium[name] ?? row.own ?? endpoint.status;

    test(`${name}: another parent`, async () => {
      const { visitor, ids } = await familyWith('parent');
      await expectAnswer(
        await ask(visitor, endpoint, row, ids[row.needs]),
        parentRows[name] ?? 'as the owner',
        succeeds,
      );
    });

    test(`${name}: a reader`, async () => {
      const { visitor, ids, unshared } = await familyWith('reader');
      const rule = readerRows[name] ?? 'refused';
      const before = rule === 'refused' ? await dumpOf(house.composition.database) : null;
      await expectAnswer(await ask(visitor, endpoint, row, ids[row.needs]), rule, succeeds);
      if (before !== null) expect(await dumpOf(house.composition.database)).toEqual(before);
      if (rule === 'refused' || row.needs !== 'story') return;
      // A child that was not chosen might as well be another family's.
      expect((await ask(visitor, endpoint, row, unshared)).status).toBe(404);
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
