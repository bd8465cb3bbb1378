import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type BackupLine, ownMigrations, tablesInOrder } from './backup-line.ts';
import { everyRow } from './every-row.ts';

interface Source {
  readonly database: Database;
  /** The folder of the families' files. */
  readonly files: string;
}

/** A quarter larger than with zlib's usual level, and written at twice the speed. */
const quick = { level: constants.Z_BEST_SPEED };
/** Letters handed on together: a line at a time, whoever compresses is woken for each. */
const atOnce = 256 * 1024;

/** Copies everything into one file, for its owner alone, as it stood at one moment, while the server runs on. Answers the number of lines. */
export async function writeBackup({ database, files }: Source, target: string, now: Date): Promise<number> {
  const draft = `${target}.part`;
  let lines = 0;
  async function* text() {
    let gathered = '';
    for await (const line of everything(database, files, now)) {
      lines += 1;
      gathered += `${JSON.stringify(line)}\n`;
      if (gathered.length < atOnce) continue;
      yield gathered;
      gathered = '';
    }
    yield `${gathered}${JSON.stringify({ lines } satisfies BackupLine)}\n`;
  }
  try {
    await pipeline(Readable.from(text()), createGzip(quick), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return lines;
}

async function* everything(database: Database, files: string, now: Date): AsyncGenerator<BackupLine> {
  yield { sagolykta: 1, migrations: [...ownMigrations], at: now.toISOString() };
  yield* rowsOf(database);
  yield* filesIn(files);
}

/** One connection in one snapshot: what is written meanwhile is not seen. */
async function* rowsOf(database: Database): AsyncGenerator<BackupLine> {
  const { connection, release } = await oneConnection(database);
  try {
    await sql.raw(database.snapshot).execute(connection);
    for (const table of tablesInOrder(database)) {
      for await (const row of everyRow(connection, table)) yield { table: table.name, row };
    }
    await sql.raw('commit').execute(connection);
  } finally {
    release();
  }
}

/** Kysely lends a connection for the length of a function; a generator needs it from one step to the next. */
async function oneConnection({ queries }: Database): Promise<{ connection: Kysely<Schema>; release: () => void }> {
  const lent = Promise.withResolvers<Kysely<Schema>>();
  const returned = Promise.withResolvers<void>();
  queries
    .connection()
    .execute((connection) => {
      lent.resolve(connection);
      return returned.promise;
    })
    .catch(lent.reject);
  return { connection: await lent.promise, release: returned.resolve };
}

async function* filesIn(files: string): AsyncGenerator<BackupLine> {
  for (const folder of await namesIn(files)) {
    for (const name of await namesIn(join(files, folder))) {
      const content = await readFile(join(files, folder, name)).catch(() => undefined);
      // Taken away since we looked.
      if (content !== undefined) yield { folder, name, content: content.toString('base64') };
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.endsWith('.part')).sort();
  } catch {
    return [];
  }
}
