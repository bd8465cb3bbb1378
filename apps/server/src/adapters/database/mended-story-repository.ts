import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Kysely } from 'kysely';
import type { MendedStories } from '../../ports/mended-stories.ts';
import { keptAnswer } from './kept-answer.ts';
import { keptCard } from './kept-card.ts';
import type { Schema } from './schema.ts';
import { picturesOnCard } from './story-row.ts';
import { stories } from './tables/stories.ts';

const columns = [
  'content',
  'parts',
  'pictures',
  'brief',
  'seed',
  'trace',
  'other_edition',
  'is_own_edition',
  'edition',
] as const;

export function mendedStoryRepository(queries: Kysely<Schema>): MendedStories {
  return {
    find: async ({ familyId, id }) => {
      const row = await queries
        .selectFrom('stories')
        .select(columns)
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .where('status', '=', 'ready')
        .executeTakeFirst();
      return row && stories.read(row);
    },

    keep: async ({ familyId, id }, seen, shown, now) => {
      const { pictures, content } = shown;
      const told = await queries
        .selectFrom('stories')
        .select(['title', 'reading_time'])
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (told === undefined) return false;
      const changed = { preview: storyPreview(content), ...picturesOnCard(pictures) };
      const { numUpdatedRows } = await queries
        .updateTable('stories')
        .set({
          ...stories.write({
            ...shown,
            ...changed,
            answer: keptAnswer(content, pictures),
            card: keptCard({ ...stories.read(told), ...changed }),
            edition: seen + 1,
            updatedAt: now.toISOString(),
          }),
        })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .where('status', '=', 'ready')
        .where('edition', '=', seen)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
