import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('e-mail and password, on %s', (kind) => {
  const house = useHouse(kind);
  const wrong = { status: 403, code: 'wrong-password' };

  const logIn = async (account: { email: string; password: string }) => {
    const visitor = house.visitor();
    const answer = await visitor.post('/api/login', account);
    return { visitor, status: answer.status };
  };

  test('a new address opens the door, the old one does not', async () => {
    const visitor = house.visitor();
    const { email, password } = await visitor.register();
    const next = `new-${email}`;
    const user = await visitor.client.changeEmail({ body: { email: ` ${next.toUpperCase()} `, password } });
    expect(user).toMatchObject({ email: next, isGuest: false });
    expect((await logIn({ email: next, password })).status).toBe(303);
    expect((await logIn({ email, password })).status).toBe(401);
    // The old address is free again.
    expect((await house.visitor().register({ email })).email).toBe(email);
  });

  test('the old address is told of a change, in the family’s language and without the new one; the new is asked', async () => {
    const visitor = house.visitor();
    const { email, password } = await visitor.register();
    await visitor.client.updatePreferences({ body: { language: 'en' } });
    const next = `new-${email}`;
    await visitor.client.changeEmail({ body: { email: next, password } });
    await visitor.client.changePassword({ body: { currentPassword: password, newPassword: 'another calm evening' } });
    const { id } = await visitor.client.getUser();
    const folder = join(house.config.dataDir, 'outbox', id);
    const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
    const heads = mails.map((mail) => [/^To: (.*)\r$/m.exec(mail)?.[1], /^Subject: (.*)\r$/m.exec(mail)?.[1]]);
    expect(heads.slice(1)).toEqual([
      [email, 'Your e-mail address at Sagolykta has been changed'],
      [next, 'Is this your e-mail address?'],
      [next, 'Your password at Sagolykta has been changed'],
    ]);
    expect(mails[1]).not.toContain(next);
    // One's own address again is no change, and no letter.
    await visitor.client.changeEmail({ body: { email: next, password: 'another calm evening' } });
    expect(await readdir(folder)).toHaveLength(mails.length);
  });

  test('another family’s address is taken, and nothing changes', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const other = await house.visitor().register();
    const attempt = visitor.client.changeEmail({ body: { email: other.email, password: account.password } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'email-taken' });
    expect((await visitor.client.getUser()).email).toBe(account.email);
    expect((await logIn(account)).status).toBe(303);
    expect((await logIn(other)).status).toBe(303);
  });

  test('one’s own address again is no change and no fault', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    expect(await visitor.client.changeEmail({ body: account })).toMatchObject({ email: account.email });
    expect((await logIn(account)).status).toBe(303);
  });

  test('of two families that want one address at once, one gets it', async () => {
    const families = await Promise.all(
      [1, 2].map(async () => {
        const visitor = house.visitor();
        return { visitor, account: await visitor.register() };
      }),
    );
    const email = `wanted-${families[0]?.account.email}`;
    const outcomes = await Promise.allSettled(
      families.map(({ visitor, account }) => visitor.client.changeEmail({ body: { ...account, email } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const { visitor, account } of families) {
      const own = (await visitor.client.getUser()).email;
      expect([own, (await logIn({ email: own ?? '', password: account.password })).status]).toEqual([own, 303]);
    }
  });

  test('a new password puts out the other browsers, and not this one', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const { visitor: other } = await logIn(account);
    const newPassword = 'a quieter evening';
    await visitor.client.changePassword({ body: { currentPassword: account.password, newPassword } });
    expect((await visitor.client.getUser()).email).toBe(account.email);
    await expect(other.client.getUser()).rejects.toMatchObject({ status: 401 });
    expect((await logIn(account)).status).toBe(401);
    expect((await logIn({ ...account, password: newPassword })).status).toBe(303);
  });

  test('the wrong password changes nothing', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const password = 'not the password';
    const changes = visitor.client;
    await expect(changes.changeEmail({ body: { email: 'x@example.com', password } })).rejects.toMatchObject(wrong);
    const newPassword = { currentPassword: password, newPassword: 'another evening' };
    await expect(changes.changePassword({ body: newPassword })).rejects.toMatchObject(wrong);
    await expect(changes.eraseFamily({ body: { password } })).rejects.toMatchObject(wrong);
    const needed = { status: 403, code: 'proof-needed' };
    await expect(changes.eraseFamily({ body: { password: null } })).rejects.toMatchObject(needed);
    await expect(changes.changeEmail({ body: { email: 'x@example.com' } })).rejects.toMatchObject(needed);
    await expect(changes.changePassword({ body: { newPassword: 'another evening' } })).rejects.toMatchObject(needed);
    await expect(changes.beginPasskey({ body: {} })).rejects.toMatchObject(needed);
    expect((await changes.getUser()).email).toBe(account.email);
    expect((await logIn(account)).status).toBe(303);
  });

  test('a guest family has no address and no password to change', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const password = 'a quiet evening';
    const email = visitor.client.changeEmail({ body: { email: 'guest@example.com', password } });
    await expect(email).rejects.toMatchObject(wrong);
    const newPassword = visitor.client.changePassword({ body: { currentPassword: password, newPassword: password } });
    await expect(newPassword).rejects.toMatchObject(wrong);
    expect(await visitor.client.getUser()).toMatchObject({ email: null, isGuest: true });
  });

  test('after ten guesses the right password waits, too', async () => {
    const visitor = house.visitor();
    const { password } = await visitor.register();
    const change = (tried: string) =>
      visitor.client.changePassword({ body: { currentPassword: tried, newPassword: 'another evening' } });
    for (let guess = 0; guess < 10; guess += 1) await expect(change(`guess ${guess}`)).rejects.toMatchObject(wrong);
    await expect(change(password)).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  test.each([
    ['PUT', '/api/user/email', { email: 'not an address', password: 'x' }, 'email'],
    ['PUT', '/api/user/email', { email: 'a@example.com\nb@example.com', password: 'x' }, 'email'],
    ['PUT', '/api/user/password', { currentPassword: 'x', newPassword: 'too short' }, 'newPassword'],
    ['PUT', '/api/user/password', { currentPassword: 'x', newPassword: 'x'.repeat(129) }, 'newPassword'],
    ['POST', '/api/user/erasure', {}, 'password'],
  ] as const)('%s %s with %j is refused', async (method, path, body, field) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.json(path, method, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });
});
