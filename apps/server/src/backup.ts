import { join } from 'node:path';
import { RestoreRefused, restoreBackup } from './adapters/backup/restore-backup.ts';
import { writeBackup } from './adapters/backup/write-backup.ts';
import { migrate } from './adapters/database/migrate.ts';
import { openDatabase } from './adapters/database/open-database.ts';
import { localFileStore } from './adapters/file-store/local-file-store.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';

const [, , task, file] = process.argv;

try {
  if ((task !== 'backup' && task !== 'restore') || file === undefined) {
    throw new ConfigError('Say the file: npm run backup -- FILE, or npm run restore -- FILE');
  }
  const config = readConfig(process.env);
  const files = join(config.dataDir, 'files');
  const database = openDatabase(config, () => {});
  try {
    await migrate(database);
    if (task === 'backup') await writeBackup({ database, files }, file, new Date());
    else await restoreBackup({ database, fileStore: localFileStore(files) }, file);
  } finally {
    await database.close();
  }
  process.stdout.write(task === 'backup' ? `Everything is in ${file}\n` : 'Everything is back.\n');
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = 1;
}

function explained(error: unknown): string {
  if (error instanceof ConfigError || error instanceof RestoreRefused) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
