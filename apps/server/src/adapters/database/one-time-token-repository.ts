import type { Kysely } from 'kysely';
import type { OneTimeTokens } from '../../ports/one-time-tokens.ts';
import type { Schema } from './schema.ts';
import { oneTimeTokens } from './tables/one-time-tokens.ts';

export function oneTimeTokenRepository(queries: Kysely<Schema>): OneTimeTokens {
  return {
    add: async (hash, { purpose, familyId, detail }, { now, expire }) => {
      await queries.transaction().execute(async (transaction) => {
        // Whoever comes carries the expired ones out, so that the table needs no caretaker.
        await transaction.deleteFrom('one_time_tokens').where('expire', '<=', now.toISOString()).execute();
        if (familyId !== null) {
          await transaction
            .deleteFrom('one_time_tokens')
            .where('family_id', '=', familyId)
            .where('purpose', '=', purpose)
            .execute();
        }
        await transaction
          .insertInto('one_time_tokens')
          .values({ hash, purpose, family_id: familyId, detail, expire: expire.toISOString() })
          .execute();
      });
    },

    find: async (hash, purpose, now) => {
      const row = await queries
        .selectFrom('one_time_tokens')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expire', '>', now.toISOString())
        .executeTakeFirst();
      return row && oneTimeTokens.read(row);
    },

    cancel: async (familyId, purpose) => {
      await queries
        .deleteFrom('one_time_tokens')
        .where('family_id', '=', familyId)
        .where('purpose', '=', purpose)
        .execute();
    },

    take: async (hash, purpose, now) => {
      const row = await queries
        .deleteFrom('one_time_tokens')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expire', '>', now.toISOString())
        .returningAll()
        .executeTakeFirst();
      return row && oneTimeTokens.read(row);
    },
  };
}
