import type { Kysely } from 'kysely';
import type { Recordings } from '../../ports/recordings.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';
import { recordings } from './tables/recordings.ts';

export function recordingRepository(queries: Kysely<Schema>): Recordings {
  return {
    of: async ({ familyId, id }) => {
      const rows = await queries
        .selectFrom('recordings')
        .selectAll()
        .where('family_id', '=', familyId)
        .where('story_id', '=', id)
        .orderBy('reader')
        .orderBy('passage')
        .execute();
      return rows.map(recordings.read);
    },

    find: async (familyId, id) => {
      const row = await queries
        .selectFrom('recordings')
        .selectAll()
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && recordings.read(row);
    },

    ids: async (familyId) => {
      const rows = await queries.selectFrom('recordings').select('id').where('family_id', '=', familyId).execute();
      return new Set(rows.map(({ id }) => id));
    },

    bytesOf: async (familyId) => {
      const row = await queries
        .selectFrom('recordings')
        .select(({ fn }) => fn.sum<string | number | null>('bytes').as('bytes'))
        .where('family_id', '=', familyId)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },

    keep: ({ familyId, id: storyId }, recording) =>
      queries.transaction().execute(async (transaction) => {
        // Against a deletion, and another take of the same, between looking and keeping.
        await lockFamily(transaction, familyId);
        const story = await transaction
          .selectFrom('stories')
          .select('id')
          .where('family_id', '=', familyId)
          .where('id', '=', storyId)
          .executeTakeFirst();
        if (story === undefined) return undefined;
        const before = await transaction
          .deleteFrom('recordings')
          .where('family_id', '=', familyId)
          .where('story_id', '=', storyId)
          .where('reader', '=', recording.reader)
          .where('passage', '=', recording.passage)
          .returningAll()
          .executeTakeFirst();
        await transaction
          .insertInto('recordings')
          .values({ ...recordings.write(recording), family_id: familyId, story_id: storyId })
          .execute();
        return { before: before && recordings.read(before) };
      }),

    remove: async ({ familyId, id }, reader) => {
      const rows = await queries
        .deleteFrom('recordings')
        .where('family_id', '=', familyId)
        .where('story_id', '=', id)
        .where('reader', '=', reader)
        .returningAll()
        .execute();
      return rows.map(recordings.read);
    },
  };
}
