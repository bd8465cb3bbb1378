import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

interface Place {
  readonly dataDir: string;
  /** undefined: SQLite in dataDir. */
  readonly databaseUrl: string | undefined;
  /** A pooler that hands out connections by the transaction stands before PostgreSQL. */
  readonly isDatabasePooled?: boolean;
}

/** The one of our databases that the configuration names. PostgreSQL is not asked before the first query. */
export function openDatabase(
  { dataDir, databaseUrl, isDatabasePooled = false }: Place,
  onIdleError: (error: Error) => void,
): Database {
  if (databaseUrl === undefined) return openSqlite(join(dataDir, 'sagolykta.sqlite'));
  return openPostgres({ url: databaseUrl, isPooled: isDatabasePooled, onIdleError });
}
