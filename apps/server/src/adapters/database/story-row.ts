import type { Language } from '@sagolykta/domain/language';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import { storyPreview } from '@sagolykta/domain/story-preview';
import type { Manuscript, PlannedPicture } from '@sagolykta/storyteller';
import type { Selectable } from 'kysely';
import type { KeptStory, KeptSummary, NewStory } from '../../ports/stories.ts';
import type { StoryWorkOrder } from '../../ports/story-work.ts';
import type { Schema } from './schema.ts';

type StoryRow = Selectable<Schema['stories']>;

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

type Columns<Names extends readonly string[]> = Pick<StoryRow, keyof StoryRow & Unprefixed<Names[number]>> & {
  child_name: string;
};
type Unprefixed<Name> = Name extends `stories.${infer Column}` ? Column : never;

export function summaryFrom(row: Columns<typeof summaryColumns>): KeptSummary {
  return {
    id: row.id,
    childProfileId: row.child_profile_id,
    childName: row.child_name,
    language: row.language as Language,
    title: row.title,
    preview: row.preview,
    imageCount: row.image_count,
    firstImageAlt: row.first_image_alt,
    isFavorite: row.is_favorite,
    readingTime: row.reading_time,
    status: row.status,
    createdAt: row.created_at,
  };
}

export function storyFrom(row: Columns<typeof storyColumns>): KeptStory {
  return {
    id: row.id,
    childProfileId: row.child_profile_id,
    childName: row.child_name,
    language: row.language as Language,
    title: row.title,
    content: row.content,
    selectedAttributes: JSON.parse(row.selected_attributes) as StoryElement[],
    theme: row.theme,
    notice: row.notice as Manuscript['notice'],
    writer: row.writer,
    pictures: JSON.parse(row.pictures) as PlannedPicture[],
    isFavorite: row.is_favorite,
    readingTime: row.reading_time,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    status: row.status,
    revision: row.revision,
    expectedLength: row.expected_length,
    leaseUntil: row.lease_until,
  };
}

export function columnsOf(story: NewStory) {
  return { ...(story.work === undefined ? {} : workColumns(story.work)), ...storyColumnsOf(story) };
}

/** What a story has while it is a piece of work. */
function workColumns(work: StoryWorkOrder) {
  return {
    status: 'reserved' as const,
    expected_length: work.fallback.content.length,
    work: JSON.stringify(work),
  };
}

/** Everything about a manuscript, for a story that is begun or finished. */
export function manuscriptColumns(manuscript: Manuscript) {
  return {
    title: manuscript.title,
    content: manuscript.content,
    preview: storyPreview(manuscript.content),
    notice: manuscript.notice,
    arc: manuscript.arc,
    trace: JSON.stringify(manuscript.trace),
    pictures: JSON.stringify(manuscript.pictures),
    image_count: manuscript.pictures.length,
    first_image_alt: manuscript.pictures[0]?.alt ?? null,
    reading_time: manuscript.readingTime,
  };
}

function storyColumnsOf(story: NewStory) {
  return {
    family_id: story.familyId,
    id: story.id,
    child_profile_id: story.childProfileId,
    idempotency_key: story.request?.key ?? null,
    language: story.language,
    title: story.title,
    content: story.content,
    preview: story.preview,
    selected_attributes: JSON.stringify(story.selectedAttributes),
    theme: story.theme,
    notice: story.notice,
    template_id: story.templateId,
    writer: story.writer,
    arc: story.arc,
    seed: story.seed,
    trace: JSON.stringify(story.trace),
    pictures: JSON.stringify(story.pictures),
    looks: JSON.stringify(story.looks),
    image_count: story.pictures.length,
    first_image_alt: story.pictures[0]?.alt ?? null,
    reading_time: story.readingTime,
    wish_words: story.wishWords.length === 0 ? null : JSON.stringify(story.wishWords),
    created_at: story.createdAt,
    updated_at: story.createdAt,
  };
}
