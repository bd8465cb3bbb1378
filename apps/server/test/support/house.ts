import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Composition, compose } from '../../src/compose/compose.ts';
import type { Replacements } from '../../src/compose/replacements.ts';
import type { Config } from '../../src/config/config.ts';
import { fakeIllustrator } from './fake-illustrator.ts';
import { type FakeStoryWriter, fakeStoryWriter } from './fake-story-writer.ts';
import { Visitor } from './visitor.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

const postgresUrl = process.env.DATABASE_URL_TEST;

/** Every server test runs on each of these. PostgreSQL is there when `npm test` could find or start one. */
export const databases: readonly DatabaseKind[] = postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** What no row decides is tried on the first; where it reaches the other, its first case shows. */
export function casesOn<Case>(kind: DatabaseKind, cases: readonly Case[]): readonly Case[] {
  return kind === databases[0] ? cases : cases.slice(0, 1);
}

/** An evening in spring, for tests that do not care. */
export const someEvening = '2026-03-10T19:00:00Z';

export interface House {
  readonly composition: Composition;
  readonly writer: FakeStoryWriter;
  readonly visitor: () => Visitor;
  readonly setClock: (instant: string) => void;
  readonly config: Config;
}

/** The whole server in memory, on a database of its own, for the tests of one file. */
export function useHouse(kind: DatabaseKind, replacements: Replacements = {}, changes: Partial<Config> = {}): House {
  let now = new Date(someEvening);
  const writer = fakeStoryWriter();
  let composition: Composition;
  let config: Config;
  let leave: () => Promise<void>;

  beforeAll(async () => {
    const place = await makePlace(kind);
    leave = place.leave;
    config = { ...place.config, ...changes };
    composition = await compose(config, {
      clock: () => now,
      storyWriter: writer,
      illustrator: fakeIllustrator,
      webFolder: join(config.dataDir, 'no-web'),
      ...replacements,
    });
  });
  // Each test begins on the same evening, whatever the one before did to the clock.
  afterEach(() => {
    now = new Date(someEvening);
  });
  afterAll(async () => {
    await composition?.app.close();
    await leave?.();
  });

  return {
    writer,
    get composition() {
      return composition;
    },
    get config() {
      return config;
    },
    visitor: () => new Visitor(composition.app),
    setClock: (instant) => {
      now = new Date(instant);
    },
  };
}

/** An empty folder, and on PostgreSQL an empty schema. */
export async function makePlace(kind: DatabaseKind): Promise<{ config: Config; leave: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sagolykta-test-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    isDatabasePooled: false,
    origin: undefined,
    trustedProxies: undefined,
    s3: undefined,
    contactEmail: undefined,
    payments: { kind: 'sandbox' },
    storyModel: undefined,
    voice: undefined,
    pictures: undefined,
    mail: undefined,
    openIdConnect: undefined,
    telemetry: { metricsPort: undefined, metricsHost: '127.0.0.1', collector: undefined },
    workers: 1,
    logLevel: 'silent',
  };
  const leave = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { config, leave };

  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create schema ${schema}`);
  const url = new URL(postgresUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    config: { ...config, databaseUrl: url.href },
    leave: async () => {
      await onPostgres(`drop schema ${schema} cascade`);
      await leave();
    },
  };
}

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
