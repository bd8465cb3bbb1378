import { randomUUID } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { mailServer } from './support/mail-server.ts';
import { quickHasher } from './support/quick-hasher.ts';

describe.each(databases)('letters that nobody asked for, on %s', (kind) => {
  const received: string[] = [];
  const place = { url: '' };
  let server: Server;
  beforeAll(async () => {
    server = mailServer(received);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    place.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const mail = {
    get url() {
      return place.url;
    },
    from: 'sagolykta@sagor.example',
  };
  const house = useHouse(kind, { passwordHasher: quickHasher }, { origin: 'https://sagor.example', mail });
  const sentTo = (email: string) => received.filter((line) => line === `RCPT TO:<${email}>`).length;
  const arrived = (email: string, letters: number) => vi.waitFor(() => expect(sentTo(email)).toBe(letters));

  test('of forty changes of e-mail with one proof five are made, and a stranger gets no heap of letters', async () => {
    const visitor = house.visitor();
    const { email, password } = await visitor.register();
    await visitor.client.proveParent({ body: { password } });
    const stranger = `${randomUUID()}@example.com`;
    let made = 0;
    for (let change = 0; change < 40; change += 1) {
      const body = { email: made % 2 === 0 ? stranger : email };
      const answer = await visitor.json('/api/user/email', 'PUT', body);
      if (answer.status === 200) made += 1;
      else
        expect([answer.status, await answer.json()]).toEqual([
          429,
          expect.objectContaining({ code: 'too-many-requests' }),
        ]);
    }
    expect(made).toBe(5);
    // Each change tells the old address and asks the new one.
    await arrived(stranger, 5);
    await arrived(email, 1 + 5);
    expect((await visitor.client.getUser()).email).toBe(stranger);
  });

  test('registering and erasing over and over sends an address ten letters a day; the accounts are made all the same', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let times = 1; times <= 15; times += 1) {
      const visitor = house.visitor();
      const { password } = await visitor.register({ email });
      if (times <= 10) await arrived(email, times);
      await visitor.client.eraseFamily({ body: { password } });
    }
    const last = house.visitor();
    await last.register({ email });
    expect(await last.client.getUser()).toMatchObject({ email, isEmailVerified: false });
    await expect(last.client.sendVerification()).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(sentTo(email)).toBe(10);
    // Others get theirs, and the next day so does this one.
    const other = await house.visitor().register();
    await arrived(other.email, 1);
    house.setClock('2026-03-11T19:00:01Z');
    await last.client.sendVerification();
    await arrived(email, 11);
  });

  test('many families that write to one address are one to who gets the letters', async () => {
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) {
      const visitor = house.visitor();
      const { password } = await visitor.register();
      statuses.push((await visitor.json('/api/user/email', 'PUT', { email, password })).status);
      await visitor.client.eraseFamily({ body: { password } });
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(sentTo(email)).toBeLessThanOrEqual(10);
    expect(sentTo(email)).toBeGreaterThan(0);
  });
});
