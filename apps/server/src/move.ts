import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RestoreRefused, restoreBackup } from './adapters/backup/restore-backup.ts';
import { tableChecksums } from './adapters/backup/table-checksums.ts';
import { writeBackup } from './adapters/backup/write-backup.ts';
import { migrate } from './adapters/database/migrate.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { localFileStore } from './adapters/file-store/local-file-store.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';

/** Some table is not what it was. */
class NotTheSame extends Error {}

/** npm run move -- --to DATABASE_URL: from SQLite in DATA_DIR to PostgreSQL, row by row and proved by checksums. The old database stays as it is. */
try {
  const [, , option, address] = process.argv;
  if (option !== '--to' || address === undefined)
    throw new ConfigError('Say where to: npm run move -- --to DATABASE_URL');
  const from = readConfig({ ...process.env, DATABASE_URL: undefined });
  const to = readConfig({ ...process.env, DATABASE_URL: address });
  const rows = await move(from, to);
  process.stdout.write(
    `${rows} rows are on PostgreSQL, every table with the same checksum. Set DATABASE_URL and start again.\n`,
  );
} catch (error) {
  const isForPerson = error instanceof ConfigError || error instanceof RestoreRefused || error instanceof NotTheSame;
  process.stderr.write(`${isForPerson ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

async function move(from: ReturnType<typeof readConfig>, to: ReturnType<typeof readConfig>): Promise<number> {
  const draft = await mkdtemp(join(from.dataDir, 'move-'));
  const old = openDatabase(from, () => {});
  const next = openDatabase(to, () => {});
  try {
    await migrate(old);
    await migrate(next);
    const files = join(from.dataDir, 'files');
    const file = join(draft, 'everything');
    await writeBackup({ database: old, files }, file, new Date());
    await restoreBackup({ database: next, fileStore: localFileStore(files) }, file);
    return await compare(old, next);
  } finally {
    await Promise.all([old.close(), next.close()]);
    await rm(draft, { recursive: true, force: true });
  }
}

type Database = ReturnType<typeof openDatabase>;

/** Throws NotTheSame, for instance when families went on writing to the old database meanwhile. */
async function compare(old: Database, next: Database): Promise<number> {
  const [before, after] = await Promise.all([tableChecksums(old), tableChecksums(next)]);
  const different = [...before].flatMap(([table, sum]) => (after.get(table) === sum ? [] : [table]));
  if (different.length > 0) {
    throw new NotTheSame(
      `Not the same on both sides: ${different.join(', ')}. Was the server still running? Stop it, empty the new database and move again.`,
    );
  }
  return [...after.values()].reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);
}
