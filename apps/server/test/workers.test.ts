import { readFileSync } from 'node:fs';
import type { Story } from '@sagolykta/contract/stories';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { databases, makePlace } from './support/house.ts';
import { overHttp } from './support/over-http.ts';
import { type RunningServer, startServer } from './support/running-server.ts';
import { Visitor } from './support/visitor.ts';

const patience = { timeout: 30_000, interval: 50 };

describe.each(databases)('four workers at one port, on %s', (kind) => {
  let server: RunningServer;
  let leave: () => Promise<void>;
  const visitor = () => new Visitor(overHttp(server.origin));

  beforeAll(async () => {
    const place = await makePlace(kind);
    leave = place.leave;
    server = await startServer(place.config, { WORKERS: '4', LOG_LEVEL: 'warn' });
  }, 180_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await leave?.();
  });

  test('forty generations of one family at once are three stories', async () => {
    const one = await visitor().enterAsGuest();
    const child = await one.describe();
    const answers = await Promise.all(Array.from({ length: 40 }, () => generate(one, child.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(37).fill(429)]);
    expect(await one.client.listStories({ query: {} })).toHaveLength(3);
    expect((await one.client.getUser()).dailyStoryCount).toBe(3);
  });

  test('forty families at once are told a story each: whoever writes waits, and nobody is turned away', async () => {
    const families = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const one = await visitor().enterAsGuest();
        return { one, child: await one.describe() };
      }),
    );
    const answers = await Promise.all(families.map(({ one, child }) => generate(one, child.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    for (const [index, answer] of answers.entries()) {
      const { id, content } = (await answer.json()) as Story;
      expect((await families[index]?.one.client.getStory({ params: { id } }))?.content).toBe(content);
    }
  });

  test('guessing is slowed down by all together', async () => {
    const account = await visitor().register();
    const statuses: number[] = [];
    for (let guess = 0; guess < 30 && statuses.at(-1) !== 429; guess += 1) {
      statuses.push((await visitor().post('/api/login', { ...account, password: `guess ${guess} at it` })).status);
    }
    expect(statuses).toHaveLength(21);
  });

  test('one that dies is replaced, and what it was not asked is answered meanwhile', async () => {
    const before = workersOf(server.pid);
    expect(before).toHaveLength(4);
    const [first = 0] = before;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => {
      const now = workersOf(server.pid);
      expect(now).toHaveLength(4);
      expect(now).not.toContain(first);
    }, patience);
    const one = await visitor().enterAsGuest();
    expect((await one.tell(await one.describe())).content.length).toBeGreaterThan(500);
  });
});

test('asked to stop, all workers end, and so they do when whoever keeps them is killed', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const { config, leave } = await makePlace('sqlite');
    const server = await startServer(config, { WORKERS: '2', LOG_LEVEL: 'warn' });
    const workers = workersOf(server.pid);
    expect(workers).toHaveLength(2);
    await server.end(signal);
    await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), patience);
    await leave();
  }
}, 120_000);

test('the figures of all workers stand in one place', async () => {
  const { config, leave } = await makePlace('sqlite');
  const metricsPort = await freePort();
  const server = await startServer(config, { WORKERS: '3', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' });
  // Each on a connection of its own, so that no worker has them all.
  const ask = async () => (await fetch(`${server.origin}/api/auth/user`, { headers: { connection: 'close' } })).status;
  expect(new Set(await Promise.all(Array.from({ length: 30 }, ask)))).toEqual(new Set([401]));
  await vi.waitFor(async () => {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(figures).toMatch(/duration_seconds_count\{method="GET",route="\/api\/auth\/user",status="401"\} 30\n/);
  }, patience);
  await server.end('SIGTERM');
  await leave();
}, 60_000);

test('what is wrong with a configuration is said once', async () => {
  const { config, leave } = await makePlace('sqlite');
  const started = startServer(config, {
    WORKERS: '2',
    METRICS_PORT: '0',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  const said = await started.then(
    () => '',
    (error) => String(error),
  );
  expect(said.match(/cannot start/g)).toHaveLength(1);
  await leave();
}, 60_000);

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function generate(one: Visitor, childProfileId: string): Promise<Response> {
  return one.json('/api/stories/generate', 'POST', { childProfileId, selectedAttributes: ['pet'] });
}
