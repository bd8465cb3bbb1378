import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { paySandbox } from './support/subscriber.ts';
import type { Visitor } from './support/visitor.ts';

const rules = { storiesPerEvening: 1, bedtime: { from: '18:00', to: '20:30' }, avoid: [], currentPin: null };
const needed = { status: 403, code: 'pin-needed' };
const wrong = { status: 403, code: 'wrong-pin' };

describe.each(databases)('what a PIN guards, on %s', (kind) => {
  const house = useHouse(kind);
  const guest = async () => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    await visitor.client.changeParentalControls({ body: { ...rules, newPin: '1234' } });
    return { visitor, child };
  };
  const account = async () => {
    const visitor = house.visitor();
    const { email, password } = await visitor.register();
    const child = await visitor.describe();
    await visitor.client.changeParentalControls({ body: { ...rules, newPin: '1234' } });
    return { visitor, child, email, password };
  };
  type Guarded = (one: { visitor: Visitor; child: { id: string } }) => Promise<unknown>;
  const guarded: readonly (readonly [string, Guarded])[] = [
    ['the time zone', ({ visitor }) => visitor.client.updatePreferences({ body: { timeZone: 'Asia/Tokyo' } })],
    ['deleting a child', ({ visitor, child }) => visitor.client.deleteChildProfile({ params: { id: child.id } })],
    ['buying', ({ visitor }) => visitor.client.createTestSubscription()],
    ['erasing', ({ visitor }) => visitor.client.eraseFamily({ body: { password: null } })],
  ];

  test.each(guarded)('%s wants the PIN, which holds for five minutes in this browser', async (_, act) => {
    const one = await guest();
    await expect(act(one)).rejects.toMatchObject(needed);
    await expect(one.visitor.client.proveParent({ body: { pin: '4321' } })).rejects.toMatchObject(wrong);
    await expect(act(one)).rejects.toMatchObject(needed);
    await one.visitor.client.proveParent({ body: { pin: '1234' } });
    house.setClock('2026-03-10T19:05:00Z');
    await expect(act(one)).rejects.toMatchObject(needed);
    await one.visitor.client.proveParent({ body: { pin: '1234' } });
    await act(one);
  });

  test('a checkout that is open is paid by whoever knows the PIN', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { clientSecret } = await visitor.client.createTestSubscription();
    await visitor.client.changeParentalControls({ body: { ...rules, newPin: '1234' } });
    const pay = () =>
      visitor.client.confirmSandboxPayment({ body: { clientSecret: clientSecret ?? '', card: 'success' } });
    await expect(pay()).rejects.toMatchObject(needed);
    await visitor.client.proveParent({ body: { pin: '1234' } });
    expect(await pay()).toEqual({ outcome: 'paid' });
    await visitor.client.cancelSubscription();
    house.setClock('2026-03-10T19:05:01Z');
    await expect(visitor.client.resumeSubscription()).rejects.toMatchObject(needed);
  });

  test('the password does as well, and the PIN is no password', async () => {
    const { visitor, child, password } = await account();
    await visitor.client.proveParent({ body: { pin: '1234' } });
    await expect(visitor.client.eraseFamily({ body: { password: null } })).rejects.toMatchObject({
      code: 'proof-needed',
    });
    expect((await visitor.fetch('/api/user/export')).status).toBe(403);
    house.setClock('2026-03-10T19:05:01Z');
    await expect(visitor.client.deleteChildProfile({ params: child })).rejects.toMatchObject(needed);
    await visitor.client.proveParent({ body: { password } });
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
  });

  test('what changes no rule asks for nothing, nor does a family without a PIN', async () => {
    const { visitor } = await guest();
    await visitor.client.updatePreferences({
      body: { language: 'en', timeZone: 'Europe/Stockholm', showStreak: false },
    });
    const free = await house.visitor().enterAsGuest();
    await free.client.updatePreferences({ body: { timeZone: 'Asia/Tokyo' } });
    await free.client.deleteChildProfile({ params: { id: (await free.describe()).id } });
    await paySandbox(free);
    await expect(free.client.proveParent({ body: { pin: '1234' } })).rejects.toMatchObject(wrong);
  });

  test('changing the rules with the PIN shows it for the rest, and guessing is slow everywhere together', async () => {
    const { visitor } = await guest();
    await visitor.client.changeParentalControls({ body: { ...rules, currentPin: '1234' } });
    await visitor.client.createTestSubscription();
    const other = (await guest()).visitor;
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(other.client.proveParent({ body: { pin: `000${guess}` } })).rejects.toMatchObject(wrong);
    }
    const late = other.client.changeParentalControls({ body: { ...rules, currentPin: '1234' } });
    await expect(late).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  test('claiming a guest account wants the PIN, at the form', async () => {
    const { visitor } = await guest();
    const form = { email: `claim-${kind}@example.com`, password: 'a quiet evening' };
    expect(await (await visitor.fetch('/api/login')).text()).toContain('id="register-pin"');
    for (const pin of ['', '4321', 'x'.repeat(21)]) {
      const refused = await visitor.post('/api/register', { ...form, pin });
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('inte familjens PIN-kod')]);
    }
    expect(await visitor.client.getUser()).toMatchObject({ isGuest: true });
    expect((await visitor.post('/api/register', { ...form, pin: '1234' })).status).toBe(303);
    expect(await visitor.client.getUser()).toMatchObject({ isGuest: false, email: form.email });
    const free = await house.visitor().enterAsGuest();
    expect(await (await free.fetch('/api/login')).text()).not.toContain('register-pin');
  });
});

describe.each(databases)('two zones in one moment, on %s', (kind) => {
  const house = useHouse(kind);

  test.each([
    // 19:00 UTC: four in the morning of the next day in Tokyo; ten in the same morning in Honolulu.
    ['Asia/Tokyo', '2026-03-10T22:59:00Z', '2026-03-10T23:01:00Z'],
    ['Pacific/Honolulu', '2026-03-11T09:59:00Z', '2026-03-11T10:01:00Z'],
  ])('are one day: %s counts from the next', async (timeZone, before, after) => {
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    for (let story = 0; story < 3; story += 1) await visitor.tell(child);
    await visitor.client.updatePreferences({ body: { timeZone } });
    await visitor.client.updatePreferences({ body: { timeZone: 'Pacific/Kiritimati' } });
    await visitor.client.updatePreferences({ body: { timeZone } });
    const used = { status: 429, code: 'daily-limit-reached' };
    await expect(visitor.tell(child)).rejects.toMatchObject(used);
    expect(await visitor.client.getUser()).toMatchObject({ timeZone, dailyStoryCount: 3 });
    house.setClock(before);
    const refused = await visitor.json('/api/stories/generate', 'POST', {
      childProfileId: child.id,
      selectedAttributes: ['pet'],
    });
    expect(refused.status).toBe(429);
    expect(Math.abs(Number(refused.headers.get('retry-after')) - 60)).toBeLessThan(2);
    house.setClock(after);
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: 0 });
    await visitor.tell(child);
  });
});
