import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallRow, callRows, type Needs, rowPassword } from './support/call-rows.ts';
import { dumpOf, forgetFamilies } from './support/dump.ts';
import { databases, type House, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import { inviteTo, join } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const ids = ['own', 'foreign', 'random', 'malformed'] as const;
type Whose = (typeof ids)[number];

/** What is written behind an answer, such as the link of a letter, is waited for: it is not the next call's doing. */
async function settled<Value>(look: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const seen = await look();
    await new Promise((resolve) => setTimeout(resolve, 25));
    const again = await look();
    if (isDeepStrictEqual(seen, again)) return again;
  }
}

test.each(Object.keys(endpoints))('%s has a row in the matrix', (name) => {
  expect(callRows).toHaveProperty(name);
});

describe.each(databases)('who may do what, on %s', (kind) => {
  const house = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  /** Here nothing changes: two families for all that only looks, and for all that is refused, which is seen to. */
  const stillHouse = useHouse(kind, { passwordHasher: quickHasher, rateLimiter: noLimits });
  afterEach(() => forgetFamilies(house.composition.database));

  const family = async (at: House = house) => {
    const visitor = at.visitor();
    await visitor.register({ password: rowPassword });
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    const { id } = await visitor.client.getUser();
    return { visitor, child: child.id, story: story.id, family: id, none: randomUUID() };
  };
  type Fixture = Awaited<ReturnType<typeof family>>;

  /** Somebody has joined, and for somebody a link is waiting: only where a call is about that. */
  const idNeeded = async (needs: Needs, owner: Fixture, at: House = house): Promise<string> => {
    if (needs !== 'member' && needs !== 'invitation') return owner[needs];
    const { isSubscribed } = await owner.visitor.client.getUser();
    if (!isSubscribed) await paySandbox(owner.visitor);
    if (needs === 'invitation') return (await inviteTo(owner, 'reader')).id;
    const member = await join(at, (await inviteTo(owner, 'reader')).link);
    return (await member.client.getUser()).id;
  };

  const makeStill = async () => {
    const [owner, other] = [await family(stillHouse), await family(stillHouse)];
    const looking = await family(stillHouse);
    const member = await idNeeded('member', owner, stillHouse);
    const invitation = await idNeeded('invitation', owner, stillHouse);
    await settled(() => dumpOf(stillHouse.composition.database));
    return { needed: { ...owner, member, invitation }, other: other.visitor, looking };
  };
  let still: ReturnType<typeof makeStill> | undefined;
  const stillFamilies = () => {
    still ??= makeStill();
    return still;
  };

  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const row = callRows[name];
    if (row === undefined) continue;

    test(`${name}: a visitor`, async () => {
      const { needed } = await stillFamilies();
      const isOpen = endpoint.access !== 'family';
      const visitor = (isOpen ? house : stillHouse).visitor();
      const before = isOpen ? null : await dumpOf(stillHouse.composition.database);
      const answer = await ask(visitor, endpoint, row, needed[row.needs]);
      expect(answer.status).toBe(isOpen ? (row.visitor ?? endpoint.status) : 401);
      if (before !== null) expect(await dumpOf(stillHouse.composition.database)).toEqual(before);
    });

    test(`${name}: its own family`, async () => {
      // A free family without anybody beside it, which one that only looks leaves as it was.
      const isLook = endpoint.method === 'GET' && row.needs !== 'member' && row.needs !== 'invitation';
      const owner = isLook ? (await stillFamilies()).looking : await family();
      const answer = await ask(owner.visitor, endpoint, row, await idNeeded(row.needs, owner));
      expect(answer.status).toBe(row.own ?? endpoint.status);
    });

    test.each(row.needs === 'none' ? [] : ids.slice(1))(
      `${name}: another family’s eyes on an id that is %s`,
      async (whose) => {
        const { needed, other } = await stillFamilies();
        const before = await dumpOf(stillHouse.composition.database);
        const answer = await ask(other, endpoint, row, idFor(whose, needed[row.needs]));
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'not-found' });
        expect(await dumpOf(stillHouse.composition.database)).toEqual(before);
      },
    );
  }
});

function idFor(whose: Whose, known: string): string {
  if (whose === 'random') return '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a';
  return whose === 'malformed' ? "../' or 1=1" : known;
}

function ask(visitor: Visitor, { method, path }: Endpoint, { body, query, params, isInside }: CallRow, id: string) {
  const address = addressOf(path, isInside ? {} : { id, ...params }, query?.(id) ?? {});
  return body === undefined ? visitor.fetch(address, { method }) : visitor.json(address, method, body(id));
}
