import type { Kysely } from 'kysely';
import type { Paintings } from '../../ports/paintings.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';
import { parameter, statement } from './statement.ts';
import { paintings } from './tables/paintings.ts';

export function paintingRepository(queries: Kysely<Schema>): Paintings {
  const ofStory = statement(
    queries,
    queries
      .selectFrom('paintings')
      .select(['number', 'painter', 'painted_at'])
      .where('family_id', '=', parameter<string>('familyId'))
      .where('story_id', '=', parameter<string>('id')),
  );
  return {
    of: async ({ familyId, id }) => {
      const rows = await ofStory({ familyId, id });
      return rows.map(paintings.read);
    },

    add: ({ familyId, id }, painting) =>
      queries.transaction().execute(async (transaction) => {
        // Against a deletion between looking and keeping.
        await lockFamily(transaction, familyId);
        const story = await transaction
          .selectFrom('stories')
          .select('id')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (story === undefined) return false;
        await transaction
          .insertInto('paintings')
          .values({ ...paintings.write(painting), family_id: familyId, story_id: id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),
  };
}
