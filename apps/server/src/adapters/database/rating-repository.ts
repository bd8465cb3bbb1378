import type { Kysely } from 'kysely';
import type { Ratings } from '../../ports/ratings.ts';
import type { Schema } from './schema.ts';

export function ratingRepository(queries: Kysely<Schema>): Ratings {
  return {
    keep: async (familyId, { stars, comment }, now) => {
      const at = now.toISOString();
      await queries
        .insertInto('ratings')
        .values({ family_id: familyId, stars, comment, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.column('family_id').doUpdateSet({ stars, comment, updated_at: at }))
        .execute();
    },
  };
}
