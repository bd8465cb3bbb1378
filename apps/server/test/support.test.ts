import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';

describe.each(databases)('writing to those who run it, on %s', (kind) => {
  const house = useHouse(kind, {}, { contactEmail: 'operator@example.org' });

  const outboxOf = async (familyId: string) => {
    const folder = join(house.config.dataDir, 'outbox', familyId);
    const mails = await Promise.all(
      (await readdir(folder)).sort().map(async (name) => {
        const file = join(folder, name);
        return { mode: (await stat(file)).mode & 0o777, mail: await readFile(file, 'utf8') };
      }),
    );
    return mails.filter(({ mail }) => mail.includes('To: operator@example.org\r\n'));
  };

  test('a message waits in the outbox, for its owner’s eyes alone', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.client.getUser();
    const message = 'Hej!\nHär är en bild på åskan 🌩️.\n.\nKram';
    await visitor.client.sendMessage({ body: { message, replyTo: ' Kim@Example.com ' } });
    const [kept, ...others] = await outboxOf(id);
    expect(others).toEqual([]);
    expect(kept?.mode).toBe(0o600);
    const [head = '', text] = kept?.mail.split('\r\n\r\n', 2) ?? [];
    expect(head).toContain('Reply-To: kim@example.com\r\n');
    expect(head).toContain('Date: Tue, 10 Mar 2026 19:00:00 +0000\r\n');
    expect(text).toBe(`${message.replaceAll('\n', '\r\n')}\r\n`);
  });

  test('who wants no answer is asked for no address', async () => {
    const visitor = house.visitor();
    const { email } = await visitor.register();
    await visitor.client.updatePreferences({ body: { language: 'en' } });
    await visitor.client.sendMessage({ body: { message: 'Thank you', replyTo: null } });
    const [{ mail } = { mail: '' }] = await outboxOf((await visitor.client.getUser()).id);
    expect(mail).toContain('Subject: A family has written to you\r\n');
    expect(mail).toContain('The family wants no answer.');
    expect(mail).not.toContain(email);
  });

  test.each([
    [{ message: ' ', replyTo: null }, 'message'],
    [{ message: 'x'.repeat(4001), replyTo: null }, 'message'],
    [{ message: 'Hej', replyTo: 'kim@example.com\r\nBcc: all@example.com' }, 'replyTo'],
    [{ message: 'Hej', replyTo: 'kim@example.com, all@example.com' }, 'replyTo'],
    [{ message: 'Hej', replyTo: null, to: 'all@example.com' }, 'to'],
  ])('%j is refused', async (body, field) => {
    const visitor = await house.visitor().enterAsGuest();
    const answer = await visitor.json('/api/contact', 'POST', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test('the sixth message of an hour waits', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const send = () => visitor.json('/api/contact', 'POST', { message: 'Hej', replyTo: null });
    for (const _ of [1, 2, 3, 4, 5]) expect((await send()).status).toBe(204);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    house.setClock('2026-03-10T20:00:00Z');
    expect((await send()).status).toBe(204);
  });
});

describe.each(databases)('rating, on %s', (kind) => {
  const house = useHouse(kind);

  test('a later rating takes the place of the earlier', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id } = await visitor.client.getUser();
    const rating = () =>
      house.composition.database.queries.selectFrom('ratings').selectAll().where('family_id', '=', id).execute();
    await visitor.client.rateApp({ body: { stars: 3, comment: 'Fler rävar' } });
    house.setClock('2026-03-11T19:00:00Z');
    await visitor.client.rateApp({ body: { stars: 5, comment: ' ' } });
    expect(await rating()).toEqual([
      {
        family_id: id,
        stars: 5,
        comment: null,
        created_at: '2026-03-10T19:00:00.000Z',
        updated_at: '2026-03-11T19:00:00.000Z',
      },
    ]);
  });

  test.each([0, 6, 4.5])('%d stars there are not', async (stars) => {
    const visitor = await house.visitor().enterAsGuest();
    expect((await visitor.json('/api/ratings', 'POST', { stars, comment: null })).status).toBe(400);
  });

  test('more than twenty an hour is too fast', async () => {
    const visitor = await house.visitor().enterAsGuest();
    for (let count = 0; count < 20; count += 1) await visitor.client.rateApp({ body: { stars: 4, comment: null } });
    const answer = visitor.client.rateApp({ body: { stars: 4, comment: null } });
    await expect(answer).rejects.toMatchObject({ status: 429, code: 'too-many-requests' });
  });
});
