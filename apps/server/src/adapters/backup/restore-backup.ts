import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { FileStore } from '../../ports/file-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type BackupLine, backupLine, ownMigrations, tablesInOrder } from './backup-line.ts';

interface Target {
  /** Migrated, and without a family. */
  readonly database: Database;
  readonly fileStore: FileStore;
}

/** The file or the place is not fit for it; the message says so to the person at the terminal. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/** Brings back everything, on either database: all rows or none. Throws RestoreRefused. */
export async function restoreBackup({ database, fileStore }: Target, source: string): Promise<void> {
  const tables = new Set(tablesInOrder(database).map(({ name }) => name));
  await database.queries.transaction().execute(async (transaction) => {
    await refuseWhenLivedIn(transaction);
    let read = 0;
    let isWhole = false;
    for await (const line of linesOf(source)) {
      if (read === 0) refuseOtherVersion(line);
      if ('table' in line) {
        if (!tables.has(line.table)) throw new RestoreRefused(`The backup has a table that is unknown: ${line.table}`);
        await transaction
          .insertInto(line.table as 'families')
          .values(line.row as never)
          .execute();
      }
      if ('folder' in line) await fileStore.put(line.folder, line.name, Buffer.from(line.content, 'base64'));
      isWhole = 'lines' in line && line.lines === read;
      read += 1;
    }
    if (!isWhole) throw new RestoreRefused('The backup is not whole: its end is missing.');
  });
}

async function* linesOf(source: string): AsyncGenerator<BackupLine> {
  const unpacked = createReadStream(source).pipe(createGunzip());
  try {
    for await (const text of createInterface({ input: unpacked })) yield backupLine.parse(JSON.parse(text));
  } catch {
    throw new RestoreRefused('That is not a backup of Sagolykta, or it is damaged.');
  }
}

function refuseOtherVersion(head: BackupLine): void {
  const made = 'sagolykta' in head ? head.migrations : [];
  const same = made.length === ownMigrations.length && made.every((name) => ownMigrations.includes(name));
  if (same) return;
  throw new RestoreRefused('The backup is from another version of Sagolykta: restore it with that one, then upgrade.');
}

async function refuseWhenLivedIn(queries: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select id from families limit 1`.execute(queries);
  if (rows.length === 0) return;
  throw new RestoreRefused('Families live here already: restore into an empty DATA_DIR or database.');
}
