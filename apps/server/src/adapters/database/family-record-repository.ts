import { type Kysely, sql } from 'kysely';
import type { FamilyRecords } from '../../ports/family-records.ts';
import type { Schema } from './schema.ts';

interface KeptTable {
  readonly table: keyof Schema;
  /** A page's order; unique within a family. */
  readonly order: readonly string[];
  /** Hashes and other keys: of no use to the family, and of some to whoever finds the file. */
  readonly withheld?: readonly string[];
}

/** Every table with a family's rows. */
export const familyTables: readonly KeptTable[] = [
  { table: 'families', order: ['id'] },
  { table: 'passwords', order: ['family_id'], withheld: ['hash'] },
  { table: 'sessions', order: ['sid'], withheld: ['sid'] },
  { table: 'child_profiles', order: ['id'] },
  { table: 'stories', order: ['id'], withheld: ['lease_holder', 'work'] },
  { table: 'paintings', order: ['story_id', 'number'] },
  { table: 'readings', order: ['story_id', 'day'] },
  { table: 'nights', order: ['day'] },
  { table: 'ratings', order: ['family_id'] },
  { table: 'parental_controls', order: ['family_id'], withheld: ['pin_hash'] },
  { table: 'family_words', order: ['language', 'word'] },
  { table: 'subscriptions', order: ['family_id'] },
  { table: 'checkouts', order: ['id'], withheld: ['holder'] },
  { table: 'withdrawals', order: ['id'] },
  { table: 'consents', order: ['id'] },
  { table: 'external_identities', order: ['issuer', 'subject'] },
  { table: 'passkeys', order: ['id'], withheld: ['public_key'] },
  { table: 'one_time_tokens', order: ['hash'], withheld: ['hash', 'detail'] },
];

const jsonColumns: ReadonlySet<string> = new Set([
  'sess',
  'look',
  'selected_attributes',
  'trace',
  'pictures',
  'looks',
  'avoid',
  'wish_words',
  'transports',
]);
const rowsPerPage = 100;

type Row = Record<string, unknown>;

export function familyRecordRepository(queries: Kysely<Schema>): FamilyRecords {
  return async function* (familyId) {
    for (const kept of familyTables) {
      for (let page = 0; ; page += 1) {
        const rows = await readPage(queries, kept, familyId, page);
        if (rows.length > 0) yield { table: kept.table, rows: rows.map((row) => shown(row, kept.withheld ?? [])) };
        if (rows.length < rowsPerPage) break;
      }
    }
  };
}

async function readPage(
  queries: Kysely<Schema>,
  { table, order }: KeptTable,
  familyId: string,
  page: number,
): Promise<Row[]> {
  const key = sql.ref(table === 'families' ? 'id' : 'family_id');
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${key} = ${familyId}
    order by ${sql.join(order.map((column) => sql.ref(column)))}
    limit ${rowsPerPage} offset ${page * rowsPerPage}`.execute(queries);
  return rows;
}

function shown(row: Row, withheld: readonly string[]): Row {
  const columns = Object.entries(row).filter(([name]) => !withheld.includes(name));
  return Object.fromEntries(columns.map(([name, value]) => [name, jsonColumns.has(name) ? parsed(value) : value]));
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
