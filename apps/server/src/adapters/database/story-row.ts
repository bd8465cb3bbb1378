import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Manuscript, PlannedPicture } from '@sagolykta/storyteller';
import type { NewStory } from '../../ports/stories.ts';
import { keptAnswer } from './kept-answer.ts';
import { keptCard } from './kept-card.ts';
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
  const card = { title, preview: storyPreview(content), readingTime, ...picturesOnCard(pictures) };
  const answer = keptAnswer(content, pictures);
  return stories.write({ ...card, content, notice, arc, trace, pictures, answer, card: keptCard(card) });
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
  const shown = picturesOnCard(story.pictures);
  const answer = keptAnswer(story.content, story.pictures);
  return stories.write({ ...story, ...begun, ...shown, answer, card: keptCard({ ...story, ...shown }) });
}

export function picturesOnCard({ length: imageCount, 0: first }: readonly PlannedPicture[]) {
  return { imageCount, firstImageAlt: first?.alt ?? null };
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
