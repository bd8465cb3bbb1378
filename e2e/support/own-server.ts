import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { serverVariables } from '../../scripts/prepare.mjs';

/** A server beside the one of the other journeys, set up otherwise, with an empty database of its own. */
export async function startOwnServer(variables: Readonly<Record<string, string>>) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'sagolykta-own-'));
  const own = { PORT: port, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn', ...serverVariables, ...variables };
  const server = spawn('node', ['apps/server/src/main.ts'], { env: { ...process.env, ...own }, stdio: 'ignore' });
  const isThere = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status;
  // It starts while other journeys are under way.
  await expect.poll(isThere, { timeout: 120_000 }).toBe(200);
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
