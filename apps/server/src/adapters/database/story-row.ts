import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Manuscript } from '@sagolykta/storyteller';
import type { NewStory } from '../../ports/stories.ts';
import { keptAnswer } from './kept-answer.ts';
import { stories } from './tables/stories.ts';

/** What a card shows. */
export const summaryColumns = [
  'stories.id',
  'stories.child_profile_id',
  'stories.sibling_id',
  'stories.sibling2_id',
  'stories.language',
  'stories.title',
  'stories.preview',
  'stories.image_count',
  'stories.first_image_alt',
  'stories.is_favorite',
  'stories.reading_time',
  'stories.status',
  'stories.edition',
  'stories.created_at',
] as const;

export const storyColumns = [
  'stories.id',
  'stories.child_profile_id',
  'stories.sibling_id',
  'stories.sibling2_id',
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
  'stories.edition',
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
    answer: keptAnswer(content, pictures),
  });
}

export function columnsOf({ request, wishWords, siblingIds, ...story }: NewStory) {
  const [siblingId = null, sibling2Id = null] = siblingIds;
  const begun = {
    siblingId,
    sibling2Id,
    wishWords: wishWords.length === 0 ? null : wishWords,
    idempotencyKey: request?.key ?? null,
    updatedAt: story.createdAt,
  };
  if (story.kind === 'ordered') {
    const expectedLength = story.work.fallback.content.length;
    return stories.write({ ...story, ...begun, ...nothingYet, status: 'reserved', expectedLength });
  }
  const { length: imageCount, 0: first } = story.pictures;
  const answer = keptAnswer(story.content, story.pictures);
  return stories.write({ ...story, ...begun, imageCount, firstImageAlt: first?.alt ?? null, answer });
}

/** Of a story that is still to be written. */
const nothingYet = {
  title: '',
  content: '',
  preview: '',
  pictures: [],
  imageCount: 0,
  firstImageAlt: null,
  readingTime: null,
};
