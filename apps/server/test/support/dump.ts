import { sql } from 'kysely';
import type { Database } from '../../src/adapters/database/database.ts';

/** Asked of each database once: its tables are what its migrations made. */
const namesOfTables = new WeakMap<Database, readonly string[]>();

async function tablesOf(database: Database): Promise<readonly string[]> {
  const names = namesOfTables.get(database) ?? [...(await columnsOf(database)).keys()];
  namesOfTables.set(database, names);
  return names;
}

/** Every row of every table as text, so that two moments can be compared and words looked for. */
export async function dumpOf(database: Database): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const name of await tablesOf(database)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.queries);
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}

/** Lets go of every family and all that is theirs, so that the next test's dump is as short as the first's. */
export async function forgetFamilies({ queries }: Database): Promise<void> {
  await queries.deleteFrom('families').execute();
}

/**
 * The columns of every table of ours, by the table's name, as the database itself tells. PostgreSQL keeps each house of a test run in a schema
 * of its own, and is asked for that one alone: of all there are, another is gone while it answers.
 */
export async function columnsOf({ queries }: Database): Promise<Map<string, string[]>> {
  if (!isPostgres(queries)) {
    const tables = await queries.introspection.getTables();
    return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  }
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(queries);
  const found = Map.groupBy(rows, ({ table }) => table);
  return new Map([...found].map(([table, of]) => [table, of.map(({ column }) => column)]));
}

function isPostgres(queries: Database['queries']): boolean {
  return queries.getExecutor().adapter.constructor.name.startsWith('Postgres');
}
