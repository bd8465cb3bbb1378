import { hash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

/** Any number that no other program uses for an advisory lock in this database: 'sago' in ASCII. */
const migrationLockNumber = 0x7361676f;

export interface PostgresOptions {
  readonly url: string;
  /** A pooler in between hands our connection's statements to any of its own: none can be prepared under a name. */
  readonly isPooled?: boolean;
  /** Told of a connection that broke while nobody was using it; the pool replaces it by itself. */
  readonly onIdleError: (error: Error) => void;
}

export function openPostgres({ url, isPooled = false, onIdleError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  });
  // Without a listener on the pool and on every client, a restart of the database ends our process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    queries,
    words: {
      id: 'uuid',
      instant: 'timestamptz',
      json: 'jsonb',
      boolean: 'boolean',
      yes: 'true',
      no: 'false',
      strict: '',
      rowsHoldText: false,
    },
    reading: (statement) => readingOn(pool, statement, isPooled),
    asBytes: (column) => column,
    migrationLock: `select pg_advisory_xact_lock(${migrationLockNumber})`,
    snapshot: 'begin isolation level repeatable read, read only',
    isOutage,
    // Its log and its dead rows are its own: docs/security.md says so.
    forgetErased: async () => {},
    close: () => queries.destroy(),
  };
}

/** The server parses and plans it once for each connection, under the name that its text gives it. */
function readingOn(pool: pg.Pool, text: string, isPooled: boolean): ReturnType<Database['reading']> {
  const name = isPooled ? {} : { name: hash('sha1', text) };
  return async (values) => (await pool.query({ ...name, text, values: [...values], rowMode: 'array' })).rows;
}

/** Values arrive as they do from SQLite: instants as ISO 8601 text, JSON as text, counts as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.JSONB) return (text: string) => text;
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, 'text');
}

const brokenConnections: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A server that has not been made the first yet, in a failover. */
const onlyReads = '25006';

/** SQLSTATE classes: connection, resources, operator intervention (shutdown, time-out), system error; and what the driver says without one. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (brokenConnections.has(code) || code === onlyReads || /^(08|53|57|58)...$/.test(code)) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}
