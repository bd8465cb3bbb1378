import { type Kysely, sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type { StoryTurn, StoryWork } from '../../ports/story-work.ts';
import type { Schema } from './schema.ts';
import { manuscriptColumns } from './story-row.ts';
import { stories } from './tables/stories.ts';

type StoryUpdate = UpdateQueryBuilder<Schema, 'stories', 'stories', UpdateResult>;

/** In the statement and not as parameters: only so does SQLite see that the index of unfinished stories holds them all. */
const isUnfinished = sql<boolean>`status in ('reserved', 'writing')`;
const free = { lease_holder: null, lease_until: null } as const;

export function storyWorkRepository(queries: Kysely<Schema>): StoryWork {
  const nextRevision = sql<number>`revision + 1`;

  return {
    claim: async ({ familyId, id, holder }, { now, until }) => {
      const row = await queries
        .updateTable('stories')
        .set({
          status: 'writing',
          lease_holder: holder,
          lease_until: until.toISOString(),
          attempts: sql<number>`attempts + 1`,
        })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .where(isUnfinished)
        .where((story) => story.or([story('lease_until', 'is', null), story('lease_until', '<=', now.toISOString())]))
        .returning(['work', 'attempts'])
        .executeTakeFirst();
      const { work, attempts } = row === undefined ? { work: null, attempts: 0 } : stories.read(row);
      return work === null ? undefined : { order: work, attempts };
    },

    renew: (turn, until) => held(queries.updateTable('stories').set({ lease_until: until.toISOString() }), turn),

    keepDraft: (turn, { title, content }) =>
      held(queries.updateTable('stories').set({ title, content, revision: nextRevision }), turn),

    finish: (turn, manuscript, writer, now) =>
      held(
        queries.updateTable('stories').set({
          ...manuscriptColumns(manuscript),
          ...free,
          writer,
          work: null,
          status: 'ready',
          revision: nextRevision,
          updated_at: now.toISOString(),
        }),
        turn,
      ),

    fail: (turn, day, now) =>
      queries.transaction().execute(async (transaction) => {
        const failed = transaction
          .updateTable('stories')
          .set({ ...free, status: 'failed', work: null, revision: nextRevision, updated_at: now.toISOString() });
        if (!(await held(failed, turn))) return false;
        await transaction
          .updateTable('families')
          .set({ daily_story_count: sql<number>`daily_story_count - 1` })
          .where('id', '=', turn.familyId)
          .where('story_day', '=', day)
          .where('daily_story_count', '>', 0)
          .execute();
        return true;
      }),

    release: async (turn, now) => {
      await held(queries.updateTable('stories').set({ lease_holder: null, lease_until: now.toISOString() }), turn);
    },

    unfinished: async (now, most) => {
      const rows = await queries
        .selectFrom('stories')
        .select(['family_id', 'id'])
        .where(isUnfinished)
        .where((story) => story.or([story('lease_until', 'is', null), story('lease_until', '<=', now.toISOString())]))
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map((row) => ({ familyId: row.family_id, id: row.id }));
    },
  };
}

/** Whether the turn still held, and so the change was made. */
async function held(update: StoryUpdate, { familyId, id, holder }: StoryTurn): Promise<boolean> {
  const { numUpdatedRows } = await update
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .where('status', '=', 'writing')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
