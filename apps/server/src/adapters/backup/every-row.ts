import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Table } from './backup-line.ts';

type Row = Record<string, unknown>;

const rowsAtOnce = 500;

/** Every row in the order of the primary key, a page after the last row of the page before: as fast at the end as at the start. */
export async function* everyRow(queries: Kysely<Schema>, { name, key }: Table): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const page = sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${rowsAtOnce}`;
    const { rows } = await page.execute(queries);
    yield* rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last !== undefined);
}
