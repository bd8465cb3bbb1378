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
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => sqliteDriver(database),
  };
}

function sqliteDriver(database: DatabaseSync): Driver {
  const connection = sqliteConnection(database);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    // Immediate: the write lock is taken at the start, where waiting for it works, not half way, where it fails.
    beginTransaction: async () => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    },
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
