import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { root } from '../scripts/prepare.mjs';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { burst, median, type Shot } from './load.ts';
import { startServer } from './processes.ts';
import type { Line } from './table.ts';

const rounds = 3;

/** What a family's leaving costs the others, and how fast everything is copied away; on SQLite, where both go through one file. */
export async function measureKeeping(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-keeping-'));
  try {
    const size = { families: 100, storiesEach: 10, beginners: 0 };
    const crowd = await gatherCrowd(readConfig({ DATA_DIR: dataDir }), size);
    return [backup(dataDir), ...(await erasing(dataDir, crowd))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** By the command that operators use, its start included. */
function backup(dataDir: string): Line {
  const seconds = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const command = ['apps/server/src/backup.ts', 'backup', join(dataDir, 'all.backup')];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const done = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
    return (performance.now() - start) / 1000;
  });
  const megabytes = statSync(join(dataDir, 'sagolykta.sqlite')).size / 1e6;
  return {
    what: 'backup of 11,000 stories',
    figure: megabytes / median(seconds),
    unit: 'MB/s',
    target: { atLeast: 50 },
    note: `${Math.round(megabytes)} MB of database in ${median(seconds).toFixed(1)} s, the start of the process included`,
  };
}

async function erasing(dataDir: string, { readers, collector }: Crowd): Promise<Line[]> {
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const reading = (index: number): Shot => {
      const { storyId, cookie } = readers[index % readers.length] ?? { storyId: '', cookie: '' };
      return { path: `/api/stories/${storyId}`, headers: { cookie } };
    };
    const leaving = (): Shot => ({
      method: 'POST',
      path: '/api/user/erasure',
      headers: { cookie: collector.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ password: null }),
    });
    await burst(server.port, reading, { seconds: 1 });
    const [gone, others] = await Promise.all([
      burst(server.port, leaving, { connections: 1, most: 1 }),
      burst(server.port, reading, { seconds: 3, connections: 2 }),
    ]);
    return [
      {
        what: 'erasing a family of 10,000 stories',
        figure: gone.p99 / 1000,
        unit: 's',
        target: { atMost: 2 },
        note: `others read meanwhile: p99 ${others.p99.toFixed(1)} ms, the longest ${Math.round(others.longest)} ms`,
      },
    ];
  } finally {
    await server.stop();
  }
}
