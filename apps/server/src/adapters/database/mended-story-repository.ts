import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Kysely } from 'kysely';
import type { MendedStories } from '../../ports/mended-stories.ts';
import { keptAnswer } from './kept-answer.ts';
import type { Schema } from './schema.ts';
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
      const { numUpdatedRows } = await queries
        .updateTable('stories')
        .set({
          ...stories.write({
            ...shown,
            preview: storyPreview(content),
            imageCount: pictures.length,
            firstImageAlt: pictures[0]?.alt ?? null,
            answer: keptAnswer(content, pictures),
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
