import type { Kysely } from 'kysely';
import type { Consents } from '../../ports/consents.ts';
import type { Schema } from './schema.ts';
import { consents } from './tables/consents.ts';

export function consentRepository(queries: Kysely<Schema>): Consents {
  return {
    add: async ({ id, familyId, kind, version }, now) => {
      await queries
        .insertInto('consents')
        .values({ id, family_id: familyId, kind, version, given_at: now.toISOString() })
        .execute();
    },

    // Ids sort by their time of making.
    latest: async (familyId, kinds) => {
      const row = await queries
        .selectFrom('consents')
        .select(['kind', 'version'])
        .where('family_id', '=', familyId)
        .where('kind', 'in', kinds)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && consents.read(row);
    },
  };
}
