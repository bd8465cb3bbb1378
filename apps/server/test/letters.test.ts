import { describe, expect, test, vi } from 'vitest';
import { dumpOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

/** The path of the newest link to such a page in a letter to this address, as the outbox page shows it. */
async function linkTo(visitor: Visitor, address: string, page: string): Promise<string> {
  return vi.waitFor(async () => {
    const outbox = await (await visitor.fetch('/api/outbox')).text();
    const letters = outbox.split('<section').filter((letter) => letter.includes(address));
    const link = letters.map((letter) => new RegExp(`href="(/api/${page}[^"]+)"`).exec(letter)?.[1]).find(Boolean);
    if (link === undefined) throw new Error(`No letter to ${address} in ${outbox}`);
    return link;
  });
}
const tokenOf = (link: string) => new URL(link, 'http://own.invalid').searchParams.get('token') ?? '';

describe.each(databases)('letters, on %s', (kind) => {
  const house = useHouse(kind);

  test('a new address is verified by the link in its letter, once', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    expect(await visitor.client.getUser()).toMatchObject({ isEmailVerified: false });
    const link = await linkTo(visitor, email, 'verify-email');
    // Programs that read mail open links: that alone must change nothing.
    expect(await (await house.visitor().fetch(link)).text()).toContain('Ja, bekräfta');
    expect(await visitor.client.getUser()).toMatchObject({ isEmailVerified: false });
    expect((await house.visitor().post('/api/verify-email', { token: tokenOf(link) })).status).toBe(200);
    expect(await visitor.client.getUser()).toMatchObject({ isEmailVerified: true });
    expect((await house.visitor().post('/api/verify-email', { token: tokenOf(link) })).status).toBe(410);
  });

  test('another address is not verified by the old letter, and a letter can be asked for again', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const link = await linkTo(visitor, account.email, 'verify-email');
    const email = `new-${account.email}`;
    await visitor.client.changeEmail({ body: { email, password: account.password } });
    expect((await house.visitor().post('/api/verify-email', { token: tokenOf(link) })).status).toBe(410);
    const first = await linkTo(visitor, email, 'verify-email');
    await visitor.client.sendVerification();
    const second = await vi.waitFor(async () => {
      const newest = await linkTo(visitor, email, 'verify-email');
      expect(newest).not.toBe(first);
      return newest;
    });
    // Only the newest letter's link works.
    expect((await house.visitor().post('/api/verify-email', { token: tokenOf(first) })).status).toBe(410);
    expect((await house.visitor().post('/api/verify-email', { token: tokenOf(second) })).status).toBe(200);
    expect(await visitor.client.getUser()).toMatchObject({ email, isEmailVerified: true });
  });

  test('a forgotten password is chosen anew, once; everybody else is put out', async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const someone = house.visitor();
    expect(await (await someone.fetch('/api/login')).text()).toContain('href="/api/forgot-password"');
    expect((await someone.post('/api/forgot-password', { email: account.email })).status).toBe(200);
    const link = await linkTo(someone, account.email, 'reset-password');
    expect(await (await someone.fetch(link)).text()).toContain('Välj ett nytt lösenord');
    const form = { token: tokenOf(link), password: 'en helt ny kväll' };
    const answer = await someone.post('/api/reset-password', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(await someone.client.getUser()).toMatchObject({ email: account.email, isEmailVerified: true });
    await expect(visitor.client.getUser()).rejects.toMatchObject({ status: 401 });
    expect((await house.visitor().post('/api/login', account)).status).toBe(401);
    expect((await house.visitor().post('/api/login', { ...account, password: form.password })).status).toBe(303);
    expect((await house.visitor().post('/api/reset-password', form)).status).toBe(410);
  });

  test.each([
    ['after an hour', '2026-03-10T20:00:01Z', 410],
    ['just before', '2026-03-10T19:59:59Z', 303],
  ])('the link, %s', async (_, instant, status) => {
    const { email } = await house.visitor().register();
    await house.visitor().post('/api/forgot-password', { email });
    const token = tokenOf(await linkTo(house.visitor(), email, 'reset-password'));
    house.setClock(instant);
    const answer = await house.visitor().post('/api/reset-password', { token, password: 'en helt ny kväll' });
    expect(answer.status).toBe(status);
  });

  test('of several who come with one link at once, one gets in', async () => {
    const { email } = await house.visitor().register();
    await house.visitor().post('/api/forgot-password', { email });
    const token = tokenOf(await linkTo(house.visitor(), email, 'reset-password'));
    const form = { token, password: 'en helt ny kväll' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => house.visitor().post('/api/reset-password', form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410, 410]);
  });

  test('a link is for its own purpose only, and a bad password leaves it as it is', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    const token = tokenOf(await linkTo(visitor, email, 'verify-email'));
    const password = 'en helt ny kväll';
    expect((await house.visitor().post('/api/reset-password', { token, password })).status).toBe(410);
    await house.visitor().post('/api/forgot-password', { email });
    const reset = tokenOf(await linkTo(visitor, email, 'reset-password'));
    const short = await house.visitor().post('/api/reset-password', { token: reset, password: 'kort' });
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('minst 10 tecken')]);
    const common = await house.visitor().post('/api/reset-password', { token: reset, password: 'Sommar2026!' });
    expect([common.status, await common.text()]).toEqual([422, expect.stringContaining('lätt att gissa')]);
    expect((await house.visitor().post('/api/reset-password', { token: reset, password })).status).toBe(303);
  });

  test('known and unknown addresses are answered alike, and only hashes are kept', async () => {
    const { email } = await house.visitor().register();
    const known = await house.visitor().post('/api/forgot-password', { email });
    const unknown = await house.visitor().post('/api/forgot-password', { email: 'nobody@example.com' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const token = tokenOf(await linkTo(house.visitor(), email, 'reset-password'));
    expect(JSON.stringify(await dumpOf(house.composition.database))).not.toContain(token);
    expect(await (await house.visitor().fetch('/api/outbox')).text()).not.toContain('nobody@example.com');
  });

  test('a flood of letters is stopped', async () => {
    const { email } = await house.visitor().register();
    const send = () => house.visitor().post('/api/forgot-password', { email });
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('the outbox is shown to this machine alone', async () => {
    const see = (headers: Record<string, string>) => house.visitor().send('/api/outbox', { headers });
    expect((await see({})).status).toBe(200);
    expect((await see({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    expect((await see({ host: 'elsewhere.example' })).status).toBe(404);
  });

  test('where the family is signed in is shown, and ended elsewhere', async () => {
    const here = house.visitor();
    const account = await here.register();
    const there = house.visitor();
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile';
    house.setClock('2026-03-10T20:00:00Z');
    await there.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
      body: new URLSearchParams(account).toString(),
    });
    expect(await here.client.listSessions()).toEqual([
      { device: null, createdAt: '2026-03-10T19:00:00.000Z', isCurrent: true },
      { device: 'Chrome · Android', createdAt: '2026-03-10T20:00:00.000Z', isCurrent: false },
    ]);
    await house.visitor().register();
    await here.client.endOtherSessions();
    expect(await here.client.listSessions()).toHaveLength(1);
    await expect(there.client.getUser()).rejects.toMatchObject({ status: 401 });
  });
});
