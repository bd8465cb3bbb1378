import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Brings the database to this version's shape, in one transaction; instances that start together do it one after the other. */
export async function migrate(database: Database): Promise<void> {
  await database.queries.transaction().execute(async (transaction) => {
    if (database.migrationLock !== null) await sql.raw(database.migrationLock).execute(transaction);
    const { words } = database;
    await sql
      .raw(
        `create table if not exists migrations (name text primary key, applied_at ${words.instant} not null) ${words.strict}`,
      )
      .execute(transaction);
    const applied = await appliedMigrations(transaction);
    refuseNewerDatabase(applied);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.statements(words)) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
  });
}

/** Throws when the database is away or has not the shape that this version needs. */
export async function checkMigrated(database: Database): Promise<void> {
  const applied = await appliedMigrations(database.queries);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  if (missing.length > 0) throw new Error(`Not migrated: ${missing.map((migration) => migration.name).join(', ')}`);
}

async function appliedMigrations(queries: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(queries);
  return new Set(rows.map((row) => row.name));
}

/** An older server on a newer database would write rows that the newer one does not expect. */
function refuseNewerDatabase(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database belongs to a newer version of Sagolykta (it has ${unknown.join(', ')}). Start that version instead.`,
  );
}
