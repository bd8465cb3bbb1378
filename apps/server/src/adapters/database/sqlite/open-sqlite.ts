import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteReading } from './sqlite-reading.ts';

/** How long a statement waits for another process on the same file, in milliseconds. */
const busyTimeout = 5000;

/** Opens the file, and makes it when there is none; readable by its owner alone. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file, { timeout: busyTimeout });
  chmodSync(file, 0o600);
  connection.exec('pragma journal_mode = wal');
  // FULL: a story that was answered is on the disk, whatever happens to the power.
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  // What is erased is overwritten, not only forgotten: a child's name must not be readable in the file afterwards.
  connection.exec('pragma secure_delete = on');
  const reader = new DatabaseSync(file, { timeout: busyTimeout, readOnly: true });
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(connection, busyTimeout) });
  return {
    queries,
    words: {
      id: 'text',
      instant: 'text',
      json: 'text',
      boolean: 'integer',
      yes: '1',
      no: '0',
      strict: 'strict',
      rowsHoldText: true,
    },
    reading: (statement) => sqliteReading(reader, statement),
    asBytes: (column) => `cast(${column} as blob)`,
    migrationLock: null,
    snapshot: 'begin',
    isOutage,
    forgetErased: () => emptyLog(queries),
    close: async () => {
      reader.close();
      await queries.destroy();
    },
  };
}

/**
 * Moves the write-ahead log into the file and empties it: until then it holds every page as it was written. While another
 * process reads, as a backup does, it stays; nobody waits for that, the next time does it.
 */
async function emptyLog(queries: Kysely<Schema>): Promise<void> {
  await queries.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    // What was erased is erased, whether or not there is room to tidy up after it.
    await sql`pragma wal_checkpoint(truncate)`.execute(connection).catch(() => undefined);
    await sql.raw(`pragma busy_timeout = ${busyTimeout}`).execute(connection);
  });
}

/** SQLite's primary result codes: busy, locked, read-only, I/O error, disk full, cannot open. */
const outages: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && outages.has(error.errcode & 0xff);
}
