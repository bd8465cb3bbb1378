import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Manuscript } from '@sagolykta/storyteller';
import type { NewStory } from '../../ports/stories.ts';
import { stories } from './tables/stories.ts';

/** What a card shows. */
export const summaryColumns = [
  'stories.id',
  'stories.child_profile_id',
  'stories.language',
  'stories.title',
  'stories.preview',
  'stories.image_count',
  'stories.first_image_alt',
  'stories.is_favorite',
  'stories.reading_time',
  'stories.status',
  'stories.created_at',
] as const;

export const storyColumns = [
  'stories.id',
  'stories.child_profile_id',
  'stories.language',
  'stories.title',
  'stories.content',
  'stories.selected_attributes',
  'stories.theme',
  'stories.notice',
  'stories.writer',
  'stories.pictures',
  'stories.is_favorite',
  'stories.reading_time',
  'stories.created_at',
  'stories.updated_at',
  'stories.status',
  'stories.revision',
  'stories.expected_length',
  'stories.lease_until',
] as const;

/** Everything about a manuscript, for a story that is begun or finished. */
export function manuscriptColumns({ title, content, notice, arc, trace, pictures, readingTime }: Manuscript) {
  return stories.write({
    title,
    content,
    preview: storyPreview(content),
    notice,
    arc,
    trace,
    pictures,
    imageCount: pictures.length,
    firstImageAlt: pictures[0]?.alt ?? null,
    readingTime,
  });
}

export function columnsOf({ work, request, wishWords, ...story }: NewStory) {
  return stories.write({
    ...story,
    ...(work === undefined ? {} : { status: 'reserved' as const, expectedLength: work.fallback.content.length, work }),
    wishWords: wishWords.length === 0 ? null : wishWords,
    idempotencyKey: request?.key ?? null,
    imageCount: story.pictures.length,
    firstImageAlt: story.pictures[0]?.alt ?? null,
    updatedAt: story.createdAt,
  });
}
