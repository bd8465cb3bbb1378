import type { Kysely } from 'kysely';
import type { ReadingPlaces } from '../../ports/reading-places.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';
import { childNames, withChildren } from './story-children.ts';
import { summaryColumns } from './story-row.ts';
import { readingPlaces } from './tables/reading-places.ts';
import { stories } from './tables/stories.ts';

const placeColumns = [
  'reading_places.paragraph',
  'reading_places.percent',
  'reading_places.is_finished',
  'reading_places.kept_at',
] as const;

export function readingPlaceRepository(queries: Kysely<Schema>): ReadingPlaces {
  return {
    of: async ({ familyId, id }) => {
      const row = await queries
        .selectFrom('reading_places')
        .select(placeColumns)
        .where('family_id', '=', familyId)
        .where('story_id', '=', id)
        .executeTakeFirst();
      return row && readingPlaces.read(row);
    },

    latest: async (familyId) => {
      const row = await queries
        .selectFrom('reading_places')
        .innerJoin('stories', (join) =>
          join
            .onRef('stories.family_id', '=', 'reading_places.family_id')
            .onRef('stories.id', '=', 'reading_places.story_id'),
        )
        .innerJoin('child_profiles as child', (join) =>
          join.onRef('child.family_id', '=', 'stories.family_id').onRef('child.id', '=', 'stories.child_profile_id'),
        )
        .select([...placeColumns, ...summaryColumns, childNames.as('child_names')])
        .where('reading_places.family_id', '=', familyId)
        .where('stories.status', '=', 'ready')
        .orderBy('reading_places.kept_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return { story: withChildren(stories.read(row), row.child_names), place: readingPlaces.read(row) };
    },

    keep: ({ familyId, id }, place) =>
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
        const row = readingPlaces.write(place);
        await transaction
          .insertInto('reading_places')
          .values({ ...row, family_id: familyId, story_id: id })
          .onConflict((conflict) => conflict.columns(['family_id', 'story_id']).doUpdateSet(row))
          .execute();
        return true;
      }),
  };
}
