import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Story } from '@sagolykta/contract/stories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverVariables } from '../../../scripts/prepare.mjs';
import { databases, makePlace } from './support/house.ts';
import { overHttp } from './support/over-http.ts';
import { Visitor } from './support/visitor.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Whether what three instances allow together is what one would. */
describe.runIf(databases.includes('postgres'))('three instances behind one proxy, on one PostgreSQL', () => {
  const instances: ChildProcess[] = [];
  let proxy: Server;
  let leave: () => Promise<void>;
  const visitor = () => new Visitor(overHttp(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`));

  beforeAll(async () => {
    const place = await makePlace('postgres');
    leave = place.leave;
    const started = Array.from({ length: 3 }, async () => {
      const env = { ...process.env, PORT: '0', DATA_DIR: place.config.dataDir, DATABASE_URL: place.config.databaseUrl };
      const instance = spawn(process.execPath, [main], { env: { ...serverVariables, ...env, LOG_LEVEL: 'silent' } });
      instances.push(instance);
      const [line] = await once(createInterface({ input: instance.stdout }), 'line');
      return Number(/:(\d+)$/.exec(String(line))?.[1]);
    });
    proxy = roundRobin(await Promise.all(started)).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  }, 180_000);

  afterAll(async () => {
    proxy?.close();
    await Promise.all(instances.map((instance) => (instance.kill() ? once(instance, 'exit') : undefined)));
    await leave?.();
  });

  test('a session opened at one is open at all, and closed at all', async () => {
    const one = await visitor().enterAsGuest();
    for (let call = 0; call < 6; call += 1) expect((await one.client.getUser()).dailyStoryCount).toBe(0);
    const cookies = new Map(one.cookies);
    await one.fetch('/api/logout');
    for (const [name, value] of cookies) one.cookies.set(name, value);
    for (let call = 0; call < 3; call += 1) expect((await one.fetch('/api/auth/user')).status).toBe(401);
  });

  test('forty generations at once are three stories', async () => {
    const one = await visitor().enterAsGuest();
    const child = await one.describe();
    const answers = await Promise.all(Array.from({ length: 40 }, () => generate(one, child.id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    // Refused for the day, or on a machine whose every core is busy for the moment: never a fourth story.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(37);
    expect((await one.client.listStories({ query: {} })).length).toBe(3);
  });

  test('one request sent twenty times is one story', async () => {
    const one = await visitor().enterAsGuest();
    const child = await one.describe();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => generate(one, child.id, { 'idempotency-key': 'tonight' })),
    );
    const ids = new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as Story).id)));
    expect(ids.size).toBe(1);
    expect((await one.client.getUser()).dailyStoryCount).toBe(1);
  });

  test('an odd number of toggles at once makes a favourite', async () => {
    const one = await visitor().enterAsGuest();
    const story = await one.tell(await one.describe());
    const toggles = Array.from({ length: 15 }, () => one.client.toggleFavorite({ params: { id: story.id } }));
    await Promise.all(toggles);
    expect((await one.client.getStory({ params: { id: story.id } })).isFavorite).toBe(true);
  });

  test('guessing is slowed down by all together', async () => {
    const account = await visitor().register();
    const statuses: number[] = [];
    for (let guess = 0; guess < 30 && statuses.at(-1) !== 429; guess += 1) {
      statuses.push((await visitor().post('/api/login', { ...account, password: `guess ${guess} at it` })).status);
    }
    // Twenty guesses at an account are answered, whichever instance is asked.
    expect(statuses.length).toBe(21);
  });
});

function generate(one: Visitor, childProfileId: string, headers: Record<string, string> = {}): Promise<Response> {
  return one.fetch('/api/stories/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ childProfileId, selectedAttributes: ['pet'] }),
  });
}

/** Each request to the next instance in turn, as a load balancer would without any memory. */
function roundRobin(ports: readonly number[]): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request({ port: ports[turn++ % ports.length], method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
}
