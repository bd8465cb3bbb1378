import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { sqliteConnection } from './sqlite-connection.ts';

/** Kysely over node:sqlite, without a native module to build. Kysely lets one caller at a time have the one connection. */
export function sqliteDialect(database: DatabaseSync, busyTimeout: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => sqliteDriver(database, busyTimeout),
  };
}

function sqliteDriver(database: DatabaseSync, busyTimeout: number): Driver {
  const connection = sqliteConnection(database);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: () => beginWriting(database, busyTimeout),
    commitTransaction: async () => {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    rollbackTransaction: async () => {
      // A full disk has already ended the transaction by itself.
      if (database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    destroy: async () => database.close(),
  };
}

const busy = 5;
const longestPause = 8;

/**
 * Immediate: the write lock is taken at the start, where waiting for it works, not half way, where it fails. While another
 * process writes, this one goes on answering whoever only reads: SQLite's own waiting would hold the thread.
 */
async function beginWriting(database: DatabaseSync, busyTimeout: number): Promise<void> {
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('pragma busy_timeout = 0');
      database.exec('begin immediate');
      return;
    } catch (error) {
      const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
      if (code !== busy || performance.now() > end) throw error;
    } finally {
      database.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
    // Not all at the same time again.
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * longestPause));
  }
}
