import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { serverVariables } from '../../../scripts/prepare.mjs';
import type { Config } from '../src/config/config.ts';
import { databases, makePlace } from './support/house.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const cleaners: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleaners.splice(0)) await clean();
});

interface Running {
  readonly server: ChildProcess;
  readonly said: () => string;
}

async function place(kind: 'sqlite' | 'postgres'): Promise<Config> {
  const { config, leave } = await makePlace(kind);
  cleaners.push(leave);
  return config;
}

function start(config: Config, environment: Record<string, string> = {}): Running {
  const own = { PORT: '0', DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  const server = spawn(process.execPath, [main], { env: { ...serverVariables, ...own, ...environment } });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  cleaners.unshift(async () => {
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
  });
  return { server, said: () => text };
}

/** However long a busy machine takes to begin; who ends instead has no address. */
async function address({ server, said }: Running): Promise<string> {
  for (;;) {
    const found = /lit at (http:\S+)\n/.exec(said())?.[1];
    if (found !== undefined) return found;
    if (server.exitCode !== null) throw new Error(`No address in: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s: what is being answered is answered, then it ends', async (signal) => {
  const running = start(await place('sqlite'));
  const { server, said } = running;
  const origin = await address(running);
  const form = String(
    new URLSearchParams({ email: 'kim@example.com', password: 'a quiet evening', firstName: 'Kimberley' }),
  );
  const registering = request(`${origin}/api/register`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'test',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(form),
      expect: '100-continue',
    },
  });
  const answered = once(registering, 'response');
  registering.flushHeaders();
  // The server says that it has the request in its hands, and wants the form.
  await once(registering, 'continue');
  server.kill(signal);
  registering.end(form);
  const [code] = await once(server, 'exit');
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(303);
  expect(code).toBe(0);
  expect(said()).toContain('"route":"/api/register","status":303');
  expect(said()).not.toMatch(/kim|evening/i);
});

test('a bad environment is refused in words, not with a stack', async () => {
  const { server, said } = start(await place('sqlite'), { PORT: 'three' });
  const [code] = await once(server, 'exit');
  expect(code).toBe(1);
  expect(said()).toBe('Sagolykta cannot start.\nPORT must be a port number, such as 3000\n');
});

test.each(databases)('three instances start at once on an empty database, on %s', async (kind) => {
  const config = await place(kind);
  const instances = [1, 2, 3].map(() => start(config));
  for (const instance of instances) {
    expect((await fetch(`${await address(instance)}/readyz`)).status).toBe(200);
  }
});
