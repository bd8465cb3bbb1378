import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { root } from '../scripts/prepare.mjs';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs';
import { gatherCrowd } from './crowd.ts';
import type { Line } from './table.ts';

/** A hundred families of ten stories, and one of ten thousand: from SQLite to PostgreSQL by the command that operators use. */
export async function measureMove(): Promise<Line[]> {
  const postgres = await startTemporaryPostgres({ isDurable: true });
  if (postgres === undefined) return [];
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-move-'));
  try {
    await gatherCrowd(readConfig({ DATA_DIR: dataDir }), { families: 100, storiesEach: 10, beginners: 0 });
    const start = performance.now();
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const moved = spawnSync(process.execPath, ['apps/server/src/move.ts', '--to', postgres.url], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    // The command compares every table's checksum itself, and fails when one differs.
    if (moved.status !== 0) throw new Error(moved.stderr);
    const seconds = (performance.now() - start) / 1000;
    return [{ what: '11,000 stories moved to PostgreSQL', figure: seconds, unit: 's', note: moved.stdout.trim() }];
  } finally {
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
