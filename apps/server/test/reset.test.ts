import { pageRoutes } from '@sagolykta/contract/page-routes';
import { describe, expect, test, vi } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { databases, useHouse } from './support/house.ts';
import { lettersIn } from './support/outbox.ts';
import type { Account, Visitor } from './support/visitor.ts';

const here = 'https://sagor.example';
const chosen = 'en helt ny kväll';

describe.each(databases)('a password chosen anew, on %s', (kind) => {
  const house = useHouse(kind, {}, { origin: here });

  const addPasskey = async (visitor: Visitor, { password }: Account, name: string) => {
    const authenticator = new Authenticator(here);
    const { options } = await visitor.client.beginPasskey({ body: { password } });
    await visitor.client.addPasskey({ body: { name, response: authenticator.register(options) } });
    return authenticator;
  };
  const opens = async (authenticator: Authenticator) => {
    const visitor = house.visitor();
    const asked = await visitor.fetch(pageRoutes.askForPasskey.path, { method: 'POST' });
    const { options } = (await asked.json()) as { options: Record<string, unknown> };
    return (
      (await visitor.json(pageRoutes.enterByPasskey.path, 'POST', { response: authenticator.enter(options) }))
        .status === 200
    );
  };
  /** The newest letter to this address with such a link, once it is there. */
  const letterTo = (email: string, page: string) =>
    vi.waitFor(async () => {
      const letter = (await lettersIn(house.config.dataDir)).findLast(
        ({ to, text }) => to === email && text.includes(`/api/${page}?`),
      );
      if (letter === undefined) throw new Error(`No letter to ${email}`);
      return { ...letter, token: /token=([\w-]+)/.exec(letter.text)?.[1] ?? '' };
    });
  const verify = async (email: string) => {
    const { token } = await letterTo(email, 'verify-email');
    expect((await house.visitor().post('/api/verify-email', { token })).status).toBe(200);
  };
  const forget = async (email: string) => {
    await house.visitor().post('/api/forgot-password', { email });
    return letterTo(email, 'reset-password');
  };

  test('where the address was never verified, everything that came before is put out, and the letter says so', async () => {
    const stranger = house.visitor();
    const account = await stranger.register();
    const passkey = await addPasskey(stranger, account, 'Främlingens');
    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', account);
    const begun = await stranger.client.beginPasskey({ body: { password: account.password } });
    const verifying = await letterTo(account.email, 'verify-email');

    const owner = house.visitor();
    const letter = await forget(account.email);
    expect(letter.text).toContain('Därför tas också alla passnycklar bort');
    const page = await (await owner.fetch(`/api/reset-password?token=${letter.token}`)).text();
    expect(page).toContain('tas passnycklarna på kontot också bort: Främlingens');
    expect(page).not.toContain('type="checkbox"');
    expect((await owner.post('/api/reset-password', { token: letter.token, password: chosen })).status).toBe(303);

    expect(await owner.client.listPasskeys()).toEqual([]);
    expect(await opens(passkey)).toBe(false);
    for (const browser of [stranger, elsewhere]) {
      await expect(browser.client.getUser()).rejects.toMatchObject({ status: 401 });
    }
    const body = { name: 'Igen', response: new Authenticator(here).register(begun.options) };
    await expect(owner.client.addPasskey({ body })).rejects.toMatchObject({ code: 'passkey-refused' });
    expect((await house.visitor().post('/api/verify-email', { token: verifying.token })).status).toBe(410);
    expect((await house.visitor().post('/api/login', account)).status).toBe(401);
    expect(await owner.client.getUser()).toMatchObject({ email: account.email, isEmailVerified: true });
  });

  test.each([
    ['stay', {}, true],
    ['go when that is asked for', { withPasskeys: 'yes' }, false],
  ] as const)('where it was verified, passkeys %s', async (_, choice, stays) => {
    const visitor = house.visitor();
    const account = await visitor.register();
    await verify(account.email);
    const passkey = await addPasskey(visitor, account, 'Telefonen');
    const letter = await forget(account.email);
    expect(letter.text).toContain('Passnycklar finns kvar om du inte väljer att ta bort dem');
    const page = await (await house.visitor().fetch(`/api/reset-password?token=${letter.token}&lang=en`)).text();
    expect(page).toMatch(/<input id="withPasskeys" name="withPasskeys" type="checkbox" value="yes">/);
    expect(page).toContain('Remove the passkeys, too (Telefonen).');
    const answer = await house
      .visitor()
      .post('/api/reset-password', { token: letter.token, password: chosen, ...choice });
    expect(answer.status).toBe(303);
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
    expect(await opens(passkey)).toBe(stays);
  });

  test('a link that is worth nothing tells nothing of the account', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    await addPasskey(visitor, account, 'Telefonen');
    for (const token of ['', 'guessed', 'x'.repeat(300)]) {
      expect(await (await house.visitor().fetch(`/api/reset-password?token=${token}`)).text()).not.toContain(
        'Telefonen',
      );
    }
  });

  test('a password that is changed makes an open link worthless', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const { token } = await forget(account.email);
    const body = { currentPassword: account.password, newPassword: 'another calm evening' };
    await visitor.client.changePassword({ body });
    expect((await house.visitor().post('/api/reset-password', { token, password: chosen })).status).toBe(410);
    const now = { email: account.email, password: 'another calm evening' };
    expect((await house.visitor().post('/api/login', now)).status).toBe(303);
  });

  test('removing a passkey asks for a proof, whoever has the phone in hand', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const passkey = await addPasskey(visitor, account, 'Telefonen');
    const params = { id: passkey.id.toString('base64url') };
    await expect(visitor.client.removePasskey({ params })).rejects.toMatchObject({ status: 403, code: 'proof-needed' });
    expect(await opens(passkey)).toBe(true);
    await visitor.client.proveParent({ body: { password: account.password } });
    await visitor.client.removePasskey({ params });
    expect(await opens(passkey)).toBe(false);
  });
});
