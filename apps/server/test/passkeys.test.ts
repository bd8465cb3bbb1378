import { pageRoutes } from '@sagolykta/contract/page-routes';
import { describe, expect, test } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { databases, useHouse } from './support/house.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

const here = 'https://sagor.example';
const refused = { status: 403, code: 'passkey-refused' };

describe.each(databases)('passkeys, on %s', (kind) => {
  const house = useHouse(kind, {}, { origin: here });

  const family = async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    return { visitor, account, id: (await visitor.client.getUser()).id };
  };
  const add = async (
    visitor: Visitor,
    password: string,
    authenticator = new Authenticator(here),
    name = 'Telefonen',
  ) => {
    const { options } = await visitor.client.beginPasskey({ body: { password } });
    await visitor.client.addPasskey({ body: { name, response: authenticator.register(options) } });
    return authenticator;
  };
  const options = async (visitor: Visitor) => {
    const answer = await visitor.fetch(pageRoutes.askForPasskey.path, { method: 'POST' });
    return ((await answer.json()) as { options: Record<string, unknown> }).options;
  };
  const enter = async (authenticator: Authenticator, visitor = house.visitor(), returnTo = '/library') => {
    const response = authenticator.enter(await options(visitor));
    return {
      visitor,
      response,
      answer: await visitor.json(pageRoutes.enterByPasskey.path, 'POST', { response, returnTo }),
    };
  };

  test('one is added, named, shown, opens the door, and is removed', async () => {
    const { visitor, account, id } = await family();
    const authenticator = await add(visitor, account.password);
    const credential = authenticator.id.toString('base64url');
    const shown = { id: credential, name: 'Telefonen', createdAt: '2026-03-10T19:00:00.000Z', usedAt: null };
    expect(await visitor.client.listPasskeys()).toEqual([shown]);
    const body = { name: ' Köksplattan ' };
    expect(await visitor.client.renamePasskey({ params: { id: credential }, body })).toEqual({
      ...shown,
      name: 'Köksplattan',
    });

    const entered = await enter(authenticator);
    expect([entered.answer.status, await entered.answer.json()]).toEqual([200, { returnTo: '/library' }]);
    expect((await entered.visitor.client.getUser()).id).toBe(id);
    expect(await visitor.client.listPasskeys()).toMatchObject([{ usedAt: '2026-03-10T19:00:00.000Z' }]);

    const params = { id: credential };
    await expect(visitor.client.removePasskey({ params })).rejects.toMatchObject({ status: 403, code: 'proof-needed' });
    await visitor.client.proveParent({ body: { password: account.password } });
    await visitor.client.removePasskey({ params });
    expect(await visitor.client.listPasskeys()).toEqual([]);
    expect((await enter(authenticator)).answer.status).toBe(403);
  });

  test('adding one asks for the password again', async () => {
    const { visitor } = await family();
    await expect(visitor.client.beginPasskey({ body: { password: 'not the evening' } })).rejects.toMatchObject({
      status: 403,
      code: 'wrong-password',
    });
    const guest = await house.visitor().enterAsGuest();
    await expect(guest.client.beginPasskey({ body: { password: 'x' } })).rejects.toMatchObject({ status: 403 });
  });

  test('an answer works once, and a challenge no longer than ten minutes', async () => {
    const { visitor, account } = await family();
    const authenticator = await add(visitor, account.password);
    const { response } = await enter(authenticator);
    const again = await house.visitor().json(pageRoutes.enterByPasskey.path, 'POST', { response });
    expect([again.status, (await problemOf(again)).code]).toEqual([403, 'passkey-refused']);

    const slow = house.visitor();
    const late = authenticator.enter(await options(slow));
    house.setClock('2026-03-10T19:10:01Z');
    expect((await slow.json(pageRoutes.enterByPasskey.path, 'POST', { response: late })).status).toBe(403);
  });

  test('one shown to another site, or copied, is not believed', async () => {
    const { visitor, account } = await family();
    const authenticator = await add(visitor, account.password);
    const elsewhere = Object.assign(new Authenticator('https://elsewhere.example'), { id: authenticator.id });
    expect((await enter(elsewhere)).answer.status).toBe(403);
    const forged = Object.assign(new Authenticator(here), { id: authenticator.id, counter: 50 });
    expect((await enter(forged)).answer.status).toBe(403);
    expect((await enter(authenticator)).answer.status).toBe(200);
    authenticator.counter = 0;
    expect((await enter(authenticator)).answer.status).toBe(403);
  });

  test('a challenge for adding is the family’s own and opens no door', async () => {
    const { visitor, account } = await family();
    const other = await family();
    const begun = await visitor.client.beginPasskey({ body: { password: account.password } });
    const response = new Authenticator(here).register(begun.options);
    const body = { name: 'Min nu', response };
    await expect(other.visitor.client.addPasskey({ body })).rejects.toMatchObject(refused);
    const authenticator = await add(visitor, account.password);
    const second = await visitor.client.beginPasskey({ body: { password: account.password } });
    const answer = await house
      .visitor()
      .json(pageRoutes.enterByPasskey.path, 'POST', { response: authenticator.enter(second.options) });
    expect(answer.status).toBe(403);
  });

  test('a credential is one family’s', async () => {
    const [one, other] = [await family(), await family()];
    const authenticator = await add(one.visitor, one.account.password);
    await expect(add(other.visitor, other.account.password, authenticator)).rejects.toMatchObject(refused);
    expect(await other.visitor.client.listPasskeys()).toEqual([]);
    const params = { id: authenticator.id.toString('base64url') };
    await other.visitor.client.proveParent({ body: { password: other.account.password } });
    const missing = { status: 404, code: 'not-found' };
    await expect(other.visitor.client.removePasskey({ params })).rejects.toMatchObject(missing);
    await expect(other.visitor.client.renamePasskey({ params, body: { name: 'Min' } })).rejects.toMatchObject(missing);
    expect((await enter(authenticator)).answer.status).toBe(200);
  });

  test('not even U+0000 is a fault of ours', async () => {
    const answer = await house.visitor().json(pageRoutes.enterByPasskey.path, 'POST', { response: { id: 'a\u0000' } });
    expect(answer.status).toBe(400);
  });

  test.each([{}, { id: 'x' }, { id: 1, response: [] }, { response: { clientDataJSON: 'e30' } }])(
    'nonsense is refused: %j',
    async (response) => {
      const { visitor, account } = await family();
      expect((await house.visitor().json(pageRoutes.enterByPasskey.path, 'POST', { response })).status).toBe(403);
      await visitor.client.beginPasskey({ body: { password: account.password } });
      await expect(visitor.client.addPasskey({ body: { name: 'x', response } })).rejects.toMatchObject(refused);
    },
  );
});
