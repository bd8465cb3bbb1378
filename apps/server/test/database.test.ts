import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkMigrated } from '../src/adapters/database/migrate.ts';
import { openPostgres } from '../src/adapters/database/postgres/open-postgres.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open-sqlite.ts';
import { compose } from '../src/compose/compose.ts';
import type { Config } from '../src/config/config.ts';
import { databases, makePlace, useHouse } from './support/house.ts';

describe.each(databases)('the database, on %s', (kind) => {
  const house = useHouse(kind);

  const open = (config: Config) =>
    config.databaseUrl === undefined
      ? openSqlite(join(config.dataDir, 'sagolykta.sqlite'))
      : openPostgres({ url: config.databaseUrl, onIdleError: () => {} });

  test('an unmigrated database is not ready', async () => {
    const { config, leave } = await makePlace(kind);
    const database = open(config);
    await expect(checkMigrated(database)).rejects.toThrow();
    await database.close();
    await leave();
  });

  test('a newer database is left alone', async () => {
    const { config, leave } = await makePlace(kind);
    const first = await compose(config);
    await sql`insert into migrations (name, applied_at) values ('9999-from-the-future', '2030-01-01T00:00:00Z')`.execute(
      first.database.queries,
    );
    await first.app.close();
    await expect(compose(config)).rejects.toThrow('newer version');
    await leave();
  });

  test('everything is there again after a restart', async () => {
    const { config, leave } = await makePlace(kind);
    const first = await compose(config);
    await first.database.queries
      .insertInto('families')
      .values({
        id: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a',
        time_zone: 'UTC',
        language: 'sv',
        created_at: '2026-03-10T19:00:00.000Z',
        updated_at: '2026-03-10T19:00:00.000Z',
      })
      .execute();
    await first.app.close();
    const second = await compose(config);
    expect(await second.database.queries.selectFrom('families').selectAll().executeTakeFirst()).toMatchObject({
      id: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556a',
      is_subscribed: false,
      auto_images: true,
      daily_story_count: 0,
      created_at: '2026-03-10T19:00:00.000Z',
    });
    await second.app.close();
    await leave();
  });

  test('a failed transaction leaves nothing, and the next one works', async () => {
    const { queries } = house.composition.database;
    const family = {
      id: '01a1fc06-67e5-70f6-a0e5-1c65a4a0556b',
      time_zone: 'UTC',
      language: 'sv' as const,
      created_at: '2026-03-10T19:00:00.000Z',
      updated_at: '2026-03-10T19:00:00.000Z',
    };
    const failing = queries.transaction().execute(async (transaction) => {
      await transaction.insertInto('families').values(family).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const found = () => queries.selectFrom('families').select('id').where('id', '=', family.id).execute();
    expect(await found()).toEqual([]);
    await queries.transaction().execute((transaction) => transaction.insertInto('families').values(family).execute());
    expect(await found()).toHaveLength(1);
  });

  test('when it is away, the answer says when to come again', async () => {
    const { config, leave } = await makePlace(kind);
    const { app, database } = await compose(config);
    await sql`drop table migrations`.execute(database.queries);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready' });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
    await leave();
  });
});

test('the SQLite file is for its owner alone', async () => {
  const { config, leave } = await makePlace('sqlite');
  const { app } = await compose(config);
  expect((await stat(join(config.dataDir, 'sagolykta.sqlite'))).mode & 0o777).toBe(0o600);
  await app.close();
  await leave();
});

test.each([
  ['ECONNREFUSED', true],
  ['57P01', true],
  ['53300', true],
  ['23505', false],
  ['22P02', false],
])('PostgreSQL’s %s means away: %s', async (code, isAway) => {
  const database = openPostgres({ url: 'postgres://127.0.0.1:1/none', onIdleError: () => {} });
  expect(database.isOutage(Object.assign(new Error('x'), { code }))).toBe(isAway);
  await database.close();
});

test.each([
  [5, true],
  [13, true],
  [1555, false],
  [1, false],
])('SQLite’s %i means away: %s', async (errcode, isAway) => {
  const { config, leave } = await makePlace('sqlite');
  const database = openSqlite(join(config.dataDir, 'sagolykta.sqlite'));
  expect(database.isOutage(Object.assign(new Error('x'), { errcode }))).toBe(isAway);
  await database.close();
  await leave();
});
