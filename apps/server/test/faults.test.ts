import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { compose } from '../src/compose/compose.ts';
import { databases, makePlace, useHouse } from './support/house.ts';
import { problemOf, Visitor } from './support/visitor.ts';

const cleaners: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

test.runIf(databases.includes('postgres'))(
  'PostgreSQL goes away: 503 and when to come again; it comes back: all is well by itself',
  async () => {
    const { config, leave } = await makePlace('postgres');
    const wire = await layWire(new URL(config.databaseUrl ?? ''));
    cleaners.push(leave, wire.cut);
    const { app } = await compose({ ...config, databaseUrl: wire.url });
    cleaners.push(() => app.close());
    const visitor = await new Visitor(app).enterAsGuest();
    const child = await visitor.describe();

    await wire.cut();
    const away = await Promise.all([visitor.fetch('/api/stories'), visitor.json('/api/child-profiles', 'POST', child)]);
    for (const answer of away) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await problemOf(answer)).code).toBe('unavailable');
    }
    expect((await visitor.fetch('/readyz')).status).toBe(503);
    expect((await visitor.fetch('/healthz')).status).toBe(200);

    await wire.mend();
    expect((await visitor.fetch('/readyz')).status).toBe(200);
    expect(await visitor.client.listChildProfiles()).toHaveLength(1);
  },
  20_000,
);

test('another program holds SQLite’s file too long: 503, then all is well', async () => {
  const { config, leave } = await makePlace('sqlite');
  const { app } = await compose(config);
  cleaners.push(leave, () => app.close());
  const visitor = await new Visitor(app).enterAsGuest();
  const other = new DatabaseSync(join(config.dataDir, 'sagolykta.sqlite'));
  other.exec('begin immediate');
  const answer = await visitor.json('/api/child-profiles', 'POST', { name: 'Alma', age: 6 });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await visitor.fetch('/api/stories')).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await visitor.json('/api/child-profiles', 'POST', { name: 'Alma', age: 6 })).status).toBe(201);
}, 180_000);

describe('a full disk', () => {
  const house = useHouse('sqlite');

  test('is said clearly, costs no story, and reads go on', async () => {
    const { queries } = house.composition.database;
    const visitor = await house.visitor().enterAsGuest();
    const child = await visitor.describe();
    const first = await visitor.tell(child);
    const limitPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(queries);
    await limitPages(1);
    await fillFreePages(house.composition.database.queries);

    const answers: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const body = { childProfileId: child.id, selectedAttributes: ['pet'] };
      const answer = await visitor.json('/api/stories/generate', 'POST', body);
      answers.push(answer.status);
      if (answer.status === 503) {
        expect(answer.headers.get('retry-after')).toBe('5');
        expect((await problemOf(answer)).title).toContain('resting');
      }
    }
    expect(answers).toContain(503);
    const told = 1 + answers.filter((status) => status === 201).length;
    expect(await visitor.client.getUser()).toMatchObject({ dailyStoryCount: told });
    expect(await visitor.client.listStories({ query: {} })).toHaveLength(told);
    expect(await visitor.client.getStory({ params: { id: first.id } })).toEqual(first);

    await limitPages(1_000_000);
    expect((await visitor.tell(child)).title).toContain('Alma');
  });
});

/** Takes up the room that is left in the file's last pages. */
async function fillFreePages(
  queries: ReturnType<typeof useHouse>['composition']['database']['queries'],
): Promise<void> {
  await sql`create table ballast (weight text)`.execute(queries).catch(() => undefined);
  for (let count = 0; count < 50; count += 1) {
    const isFull = await sql`insert into ballast values (${'x'.repeat(500)})`.execute(queries).then(
      () => false,
      () => true,
    );
    if (isFull) return;
  }
}

interface Wire {
  readonly url: string;
  /** Nobody answers any more, and whoever was talking is cut off. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** A wire to the database that can be cut. */
async function layWire(target: URL): Promise<Wire> {
  const ends = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;
  const mend = async () => {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) ends.add(end.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  const cut = async () => {
    const closing = new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
    for (const end of ends) end.destroy();
    ends.clear();
    await closing;
    server = undefined;
  };
  await mend();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend };
}
