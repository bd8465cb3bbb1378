import { spawn, spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { serverVariables } from '../../../scripts/prepare.mjs';
import { compose } from '../src/compose/compose.ts';
import type { Config } from '../src/config/config.ts';
import { dumpOf } from './support/dump.ts';
import { fakeIllustrator } from './support/fake-illustrator.ts';
import { type DatabaseKind, databases, makePlace, someEvening, useHouse } from './support/house.ts';
import { noLimits } from './support/quick-hasher.ts';
import { Visitor } from './support/visitor.ts';

const program = fileURLToPath(new URL('../src/backup.ts', import.meta.url));

function run(task: 'backup' | 'restore', file: string, config: Config) {
  const env = { ...serverVariables, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, task, file], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe.each(databases)('backup and restore, from %s', (kind) => {
  // On a slow machine more families move in during a backup than one address may bring.
  const house = useHouse(kind, { rateLimiter: noLimits });

  const lived = async () => {
    const visitor = house.visitor();
    const account = await visitor.register();
    const child = await visitor.describe({ name: 'Åsa “Ö” \u{1F994}' });
    const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#446' } })
      .png()
      .toBuffer();
    await visitor.fetch(`/api/child-profiles/${child.id}/photo`, { method: 'PUT', body: body as never });
    for (let count = 0; count < 3; count += 1) await visitor.tell(child);
    return account;
  };
  const newFamily = async () => (await house.visitor().enterAsGuest()).describe();
  const library = async (visitor: Visitor) => {
    const stories = await visitor.client.listStories({ query: {} });
    return Promise.all(stories.map(({ id }) => visitor.client.getStory({ params: { id } })));
  };

  test.each<DatabaseKind>(databases as DatabaseKind[])(
    'all is there again on %s: account, stories, photo',
    async (to) => {
      const account = await lived();
      const file = join(house.config.dataDir, `to-${to}.backup`);
      expect(run('backup', file, house.config)).toEqual({ status: 0, said: `Everything is in ${file}\n` });
      expect((await stat(file)).mode & 0o777).toBe(0o600);

      const { config, leave } = await makePlace(to);
      expect(run('restore', file, config)).toEqual({ status: 0, said: 'Everything is back.\n' });
      const { app, database } = await compose(config, {
        clock: () => new Date(someEvening),
        illustrator: fakeIllustrator,
      });
      const there = new Visitor(app);
      await there.post('/api/login', account);
      const here = house.visitor();
      await here.post('/api/login', account);
      expect(await library(there)).toEqual(await library(here));
      const [child] = await there.client.listChildProfiles();
      expect((await there.fetch(child?.profileImageUrl ?? '')).status).toBe(200);
      const counts = (dump: Record<string, string[]>) =>
        Object.entries(dump).map(([name, rows]) => [name, rows.length]);
      const after = Object.fromEntries(counts(await dumpOf(database)));
      const before = Object.fromEntries(counts(await dumpOf(house.composition.database)));
      // Signing in has made new ones of these.
      const passing = { sessions: 0, rate_counts: 0 };
      expect({ ...after, ...passing }).toEqual({ ...before, ...passing });

      expect(run('restore', file, config)).toEqual({ status: 1, said: expect.stringContaining('Families live here') });
      await app.close();
      await leave();
    },
    180_000,
  );

  test('is one moment, though the server writes on', async () => {
    const file = join(house.config.dataDir, 'busy.backup');
    let isOver = false;
    const writing = (async () => {
      // A child whose family the backup had not yet seen could not be brought back.
      while (!isOver) await Promise.all(Array.from({ length: 8 }, newFamily));
    })();
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const env = { ...serverVariables, DATA_DIR: house.config.dataDir, DATABASE_URL: house.config.databaseUrl ?? '' };
    spawn(process.execPath, [program, 'backup', file], { env }).on('exit', resolve);
    expect(await promise).toBe(0);
    isOver = true;
    await writing;
    const { config, leave } = await makePlace(kind);
    expect(run('restore', file, config).status).toBe(0);
    await leave();
  }, 180_000);

  test.each([
    ['half a backup', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'damaged'],
    ['a photo', () => Buffer.from([0xff, 0xd8, 0xff]), 'not a backup'],
  ])(
    '%s brings back nothing',
    async (_, change, said) => {
      await lived();
      const file = join(house.config.dataDir, 'whole.backup');
      run('backup', file, house.config);
      const broken = join(house.config.dataDir, 'broken.backup');
      await writeFile(broken, change(await readFile(file)));
      const { config, leave } = await makePlace(kind);
      expect(run('restore', broken, config)).toEqual({ status: 1, said: expect.stringContaining(said) });
      const { app, database } = await compose(config);
      expect((await dumpOf(database)).families).toEqual([]);
      await app.close();
      await leave();
    },
    180_000,
  );
});
