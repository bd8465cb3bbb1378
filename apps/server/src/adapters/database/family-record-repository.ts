import { type Kysely, sql } from 'kysely';
import type { FamilyRecords } from '../../ports/family-records.ts';
import { type Schema, shownRow } from './schema.ts';

interface KeptTable {
  readonly table: keyof Schema;
  /** A page's order; unique within a family. */
  readonly order: readonly string[];
  /** What may hold the family's id; 'family_id' where nothing is said. */
  readonly keys?: readonly string[];
}

/** Every table with a family's rows. */
export const familyTables: readonly KeptTable[] = [
  { table: 'families', order: ['id'], keys: ['id'] },
  { table: 'passwords', order: ['family_id'] },
  { table: 'sessions', order: ['sid'] },
  { table: 'child_profiles', order: ['id'] },
  { table: 'stories', order: ['id'] },
  { table: 'paintings', order: ['story_id', 'number'] },
  { table: 'recordings', order: ['story_id', 'reader', 'passage'] },
  { table: 'readings', order: ['story_id', 'day'] },
  { table: 'reading_places', order: ['story_id'] },
  { table: 'invitations', order: ['id'] },
  { table: 'memberships', order: ['family_id', 'member_id'], keys: ['family_id', 'member_id'] },
  { table: 'shared_children', order: ['member_id', 'child_profile_id'] },
  {
    table: 'sent_stories',
    order: ['family_id', 'member_id', 'story_id'],
    keys: ['family_id', 'member_id', 'sender_id'],
  },
  { table: 'nights', order: ['day'] },
  { table: 'ratings', order: ['family_id'] },
  { table: 'parental_controls', order: ['family_id'] },
  { table: 'family_words', order: ['language', 'word'] },
  { table: 'subscriptions', order: ['family_id'] },
  { table: 'checkouts', order: ['id'] },
  { table: 'withdrawals', order: ['id'] },
  { table: 'consents', order: ['id'] },
  { table: 'external_identities', order: ['issuer', 'subject'] },
  { table: 'passkeys', order: ['id'] },
  { table: 'one_time_tokens', order: ['hash'] },
];

const rowsPerPage = 100;

type Row = Record<string, unknown>;

export function familyRecordRepository(queries: Kysely<Schema>): FamilyRecords {
  return async function* (familyId) {
    for (const kept of familyTables) {
      for (let page = 0; ; page += 1) {
        const rows = await readPage(queries, kept, familyId, page);
        if (rows.length > 0) yield { table: kept.table, rows: rows.map((row) => shownRow(kept.table, row)) };
        if (rows.length < rowsPerPage) break;
      }
    }
  };
}

async function readPage(
  queries: Kysely<Schema>,
  { table, order, keys = ['family_id'] }: KeptTable,
  familyId: string,
  page: number,
): Promise<Row[]> {
  const isTheirs = keys.map((key) => sql`${sql.ref(key)} = ${familyId}`);
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)}
    order by ${sql.join(order.map((column) => sql.ref(column)))}
    limit ${rowsPerPage} offset ${page * rowsPerPage}`.execute(queries);
  return rows;
}
