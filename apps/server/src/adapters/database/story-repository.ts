import { readingMinutes } from '@sagolykta/domain/reading-time';
import { sql } from 'kysely';
import type { Stories } from '../../ports/stories.ts';
import { addStory, findByRequest } from './add-story.ts';
import type { Database } from './database.ts';
import { lockFamily } from './lock-family.ts';
import { searchStories } from './search-stories.ts';
import { parameter, statement } from './statement.ts';
import { childNames, isAbout, withChildren } from './story-children.ts';
import { storyColumns, summaryColumns } from './story-row.ts';
import { stories as codec } from './tables/stories.ts';

export function storyRepository({ queries, forgetErased }: Database): Stories {
  const stories = queries
    .selectFrom('stories')
    .innerJoin('child_profiles as child', (join) =>
      join.onRef('child.family_id', '=', 'stories.family_id').onRef('child.id', '=', 'stories.child_profile_id'),
    )
    .select(childNames.as('child_names'))
    .where('stories.family_id', '=', parameter<string>('familyId'));
  const findOne = statement(queries, stories.select(storyColumns).where('stories.id', '=', parameter<string>('id')));
  // Ids sort by their time of making, so the primary key gives the newest first.
  const page = stories
    .select(summaryColumns)
    .where('stories.status', '!=', 'failed')
    .orderBy('stories.id', 'desc')
    .limit(parameter<number>('limit'));
  const favorites = page.where(sql<boolean>`stories.is_favorite`);
  const olderThan = parameter<string>('olderThan');
  const newestPage = { all: statement(queries, page), favorites: statement(queries, favorites) };
  const olderPage = {
    all: statement(queries, page.where('stories.id', '<', olderThan)),
    favorites: statement(queries, favorites.where('stories.id', '<', olderThan)),
  };

  return {
    list: async (page) => {
      const { familyId, favoritesOnly, limit, olderThan } = page;
      if (page.childProfileId !== null || page.words.length > 0) return searchStories(queries, page);
      const which = favoritesOnly ? 'favorites' : 'all';
      const rows =
        olderThan === null
          ? await newestPage[which]({ familyId, limit })
          : await olderPage[which]({ familyId, limit, olderThan });
      return rows.map((row) => withChildren(codec.read(row), row.child_names));
    },

    find: async ({ familyId, id }) => {
      const [row] = await findOne({ familyId, id });
      return row && withChildren(codec.read(row), row.child_names);
    },

    ids: async (familyId) => {
      const rows = await queries.selectFrom('stories').select('id').where('family_id', '=', familyId).execute();
      return new Set(rows.map(({ id }) => id));
    },

    findByRequest: (familyId, request) => findByRequest(queries, familyId, request),

    illustrations: async ({ familyId, id }) => {
      const row = await queries
        .selectFrom('stories')
        .select(['child_profile_id', 'pictures', 'looks', 'edition'])
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && codec.read(row);
    },

    memoryOf: async (familyId, childIds, most) => {
      const rows = await queries
        .selectFrom('stories')
        .select('trace')
        .where('family_id', '=', familyId)
        .where((build) => isAbout(build, childIds))
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map((row) => codec.read(row).trace);
    },

    add: (story, quota) => addStory(queries, story, quota),

    toggleFavorite: async ({ familyId, id }, now) => {
      const row = await queries
        .updateTable('stories')
        .set({ is_favorite: sql<boolean>`not is_favorite`, updated_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .returning('is_favorite')
        .executeTakeFirst();
      return row?.is_favorite;
    },

    recordReading: ({ familyId, id }, { day, now }) =>
      queries.transaction().execute(async (transaction) => {
        // Against a deletion between looking and noting.
        await lockFamily(transaction, familyId);
        const story = await transaction
          .selectFrom('stories')
          .select('reading_time')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (story === undefined) return false;
        const minutes = readingMinutes(story.reading_time);
        await transaction
          .insertInto('readings')
          .values({ family_id: familyId, story_id: id, day, minutes, created_at: now.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .insertInto('nights')
          .values({ family_id: familyId, day })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    remove: async ({ familyId, id }) => {
      const isRemoved = await queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const { numDeletedRows } = await transaction
          .deleteFrom('stories')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      });
      if (isRemoved) await forgetErased();
      return isRemoved;
    },
  };
}
