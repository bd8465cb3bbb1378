import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { dumpOf } from './support/dump.ts';
import { databases, useHouse } from './support/house.ts';
import type { Visitor } from './support/visitor.ts';

describe.each(databases)('what nobody comes back for, on %s', (kind) => {
  const house = useHouse(kind);
  const queries = () => house.composition.database.queries;
  const photo = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#446' } })
      .png()
      .toBuffer();

  const live = async (visitor: Visitor) => {
    const { id: familyId } = await visitor.client.getUser();
    const child = await visitor.describe();
    const body = (await photo()) as never;
    await visitor.fetch(`/api/child-profiles/${child.id}/photo`, { method: 'PUT', body });
    return { id: familyId, child: child.id, files: join(house.config.dataDir, 'files', familyId) };
  };
  const isThere = async (id: string) =>
    (await queries().selectFrom('families').select('id').where('id', '=', id).execute()).length === 1;
  const sweepAt = async (instant: string) => {
    house.setClock(instant);
    await house.composition.sweepForgotten();
  };

  test.each([
    ['a guest', '2026-05-09T18:00:00Z', '2026-05-10T19:00:00Z'],
    ['an account that is not verified', '2027-03-10T18:00:00Z', '2027-03-11T19:00:00Z'],
    ['an account', '2029-03-08T19:00:00Z', '2029-03-10T19:00:00Z'],
  ])('%s is kept long enough, and then goes with all that is theirs', async (who, before, after) => {
    const visitor = house.visitor();
    if (who === 'a guest') await visitor.enterAsGuest();
    else await visitor.register();
    const family = await live(visitor);
    if (who === 'an account')
      await queries()
        .updateTable('families')
        .set(({ ref }) => ({ verified_email: ref('email') }))
        .where('id', '=', family.id)
        .execute();
    await sweepAt(before);
    expect([await isThere(family.id), existsSync(family.files)]).toEqual([true, true]);
    await sweepAt(after);
    expect([await isThere(family.id), existsSync(family.files)]).toEqual([false, false]);
    expect(JSON.stringify(await dumpOf(house.composition.database))).not.toContain(family.id);
  });

  test('whoever has a subscription, or has been here, stays', async () => {
    const premium = await house.visitor().enterAsGuest();
    const paying = await live(premium);
    await queries().updateTable('families').set({ is_subscribed: true }).where('id', '=', paying.id).execute();
    const guest = await house.visitor().enterAsGuest();
    const present = await live(guest);
    for (const instant of ['2026-04-15T19:00:00Z', '2026-05-20T19:00:00Z', '2026-06-20T19:00:00Z']) {
      house.setClock(instant);
      await guest.client.getUser();
    }
    await sweepAt('2026-07-01T19:00:00Z');
    expect([await isThere(paying.id), await isThere(present.id)]).toEqual([true, true]);
  });

  test('sessions and links that have expired are gone', async () => {
    await house.visitor().register();
    // The letter with its link is written while nobody waits for it.
    await vi.waitFor(async () => expect((await dumpOf(house.composition.database)).one_time_tokens).not.toEqual([]));
    await sweepAt('2026-12-01T19:00:00Z');
    const { sessions, one_time_tokens: tokens } = await dumpOf(house.composition.database);
    expect([sessions, tokens]).toEqual([[], []]);
  });

  test('what was agreed about photos is written down, with its wording, and goes with the family', async () => {
    const visitor = await house.visitor().enterAsGuest();
    const { id, child } = await live(visitor);
    await visitor.client.removePhoto({ params: { id: child } });
    const log = () => queries().selectFrom('consents').selectAll().where('family_id', '=', id).orderBy('id').execute();
    expect(await log()).toMatchObject([
      {
        kind: 'photo-given',
        version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        given_at: '2026-03-10T19:00:00.000Z',
      },
      { kind: 'photo-withdrawn' },
    ]);
    await visitor.client.eraseFamily({ body: { password: null } });
    expect(await log()).toEqual([]);
  });
});

describe('who else processes data', () => {
  const nobody = useHouse('sqlite');
  const others = useHouse(
    'sqlite',
    {},
    {
      origin: 'https://sagor.example',
      mail: { url: 'smtps://user:secret@post.example:465', from: 'sagolykta@sagor.example' },
      openIdConnect: { issuer: 'https://id.example', clientId: 'saga', clientSecret: 'secret' },
    },
  );
  const local = useHouse(
    'sqlite',
    {},
    {
      origin: 'https://sagor.example',
      mail: { url: 'smtp://127.0.0.1:25', from: 'sagolykta@sagor.example' },
    },
  );

  test('nobody, unless the configuration adds one; secrets are not told', async () => {
    expect(await nobody.visitor().client.listProcessors()).toEqual([]);
    expect(await local.visitor().client.listProcessors()).toEqual([]);
    expect(await others.visitor().client.listProcessors()).toEqual([
      { name: 'post.example', purpose: 'mail' },
      { name: 'id.example', purpose: 'sign-in' },
    ]);
  });
});
