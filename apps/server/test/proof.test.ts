import { pageRoutes } from '@sagolykta/contract/page-routes';
import { describe, expect, test } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { databases, useHouse } from './support/house.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

const here = 'https://sagor.example';
const needed = { status: 403, code: 'proof-needed' };

describe.each(databases)('showing once more that one is the parent, on %s', (kind) => {
  const house = useHouse(kind, {}, { origin: here });

  const family = async () => {
    const visitor = house.visitor();
    return { visitor, ...(await visitor.register()) };
  };
  const exported = async (visitor: Visitor) => {
    const answer = await visitor.fetch('/api/user/export');
    return answer.status === 200 ? 'exported' : (await problemOf(answer)).code;
  };
  const withPasskey = async () => {
    const one = await family();
    const authenticator = new Authenticator(here);
    const { options } = await one.visitor.client.beginPasskey({ body: { password: one.password } });
    await one.visitor.client.addPasskey({ body: { name: 'Telefonen', response: authenticator.register(options) } });
    return { ...one, authenticator };
  };
  const answerOf = async (visitor: Visitor, authenticator: Authenticator) => {
    const asked = await visitor.fetch(pageRoutes.askForPasskey.path, { method: 'POST' });
    return authenticator.enter(((await asked.json()) as { options: Record<string, unknown> }).options);
  };

  test('the password holds for five minutes, in the browser where it was given', async () => {
    const { visitor, email, password } = await family();
    expect(await exported(visitor)).toBe('proof-needed');
    const wrong = visitor.client.proveParent({ body: { password: 'not the evening' } });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await exported(visitor)).toBe('proof-needed');

    await visitor.client.proveParent({ body: { password } });
    expect(await exported(visitor)).toBe('exported');
    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', { email, password });
    expect(await exported(elsewhere)).toBe('proof-needed');

    house.setClock('2026-03-10T19:04:59Z');
    expect(await exported(visitor)).toBe('exported');
    house.setClock('2026-03-10T19:05:00Z');
    expect(await exported(visitor)).toBe('proof-needed');
    await expect(visitor.client.eraseFamily({ body: { password: null } })).rejects.toMatchObject(needed);
  });

  test('a passkey does as well as the password, for everything that asks', async () => {
    const { visitor, authenticator } = await withPasskey();
    expect(await visitor.client.getProof()).toEqual({ hasPassword: true, hasPasskey: true });
    await visitor.client.proveParent({ body: { passkey: await answerOf(visitor, authenticator) } });
    expect(await exported(visitor)).toBe('exported');
    const email = `moved-${kind}@example.com`;
    expect(await visitor.client.changeEmail({ body: { email } })).toMatchObject({ email });
    await visitor.client.changePassword({ body: { newPassword: 'another calm evening' } });
    await visitor.client.beginPasskey({ body: {} });
    await visitor.client.eraseFamily({ body: { password: null } });
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('another family’s passkey shows nothing, and an answer works once', async () => {
    const { visitor } = await family();
    const stranger = await withPasskey();
    const foreign = visitor.client.proveParent({ body: { passkey: await answerOf(visitor, stranger.authenticator) } });
    await expect(foreign).rejects.toMatchObject({ status: 403, code: 'passkey-refused' });
    expect(await exported(visitor)).toBe('proof-needed');

    const passkey = await answerOf(stranger.visitor, stranger.authenticator);
    await stranger.visitor.client.proveParent({ body: { passkey } });
    const again = stranger.visitor.client.proveParent({ body: { passkey } });
    await expect(again).rejects.toMatchObject({ code: 'passkey-refused' });
  });

  test('a guest family has nothing but its session to show', async () => {
    const guest = await house.visitor().enterAsGuest();
    expect(await guest.client.getProof()).toEqual({ hasPassword: false, hasPasskey: false });
    expect(await exported(guest)).toBe('exported');
    await expect(guest.client.beginPasskey({ body: {} })).rejects.toMatchObject({ status: 403 });
  });
});
