import { nightSounds } from '@sagolykta/domain/night-sounds';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { byId, id, instant, language, nothing, optionalWish, siblingIds, storyElement, textOrNull } from './values.ts';

export const storyImage = z.strictObject({ url: z.string(), alt: z.string() });
export const storyPicture = z.strictObject({
  ...storyImage.shape,
  /** The image model that painted it, and when; null for our own drawing. */
  painted: z.nullable(z.strictObject({ by: z.string(), at: instant })),
});

const common = {
  id,
  childProfileId: id,
  /** The other children whom it is about, as equals of the first. */
  siblingIds: z.array(id),
  /** Whose story it is: 'Alma', or 'Alma och Bo' in the story's own language. */
  childName: z.string(),
  language,
  title: z.string(),
  isFavorite: z.boolean(),
  /** Minutes. */
  readingTime: z.nullable(z.int()),
  createdAt: instant,
  /** 'writing' while a language model is at it; 'failed' when nothing came of it, and the day has its story back. */
  status: z.enum(['writing', 'ready', 'failed']),
} as const;

export const storySummary = z.strictObject({
  ...common,
  /** The first 120 characters of the story. */
  preview: z.string(),
  /** The cover, and what its picture shows in words. */
  image: z.nullable(storyImage),
  imageCount: z.int(),
  hasAudio: z.boolean(),
});
export type StorySummary = z.infer<typeof storySummary>;

export const storyNotice = z.nullable(z.enum(['theme-softened', 'theme-left-out', 'theme-in-part', 'theme-untold']));

export const story = z.strictObject({
  ...common,
  content: z.string(),
  selectedAttributes: z.array(storyElement),
  theme: textOrNull,
  images: z.array(storyPicture),
  /** Where its cover is: the first picture with room for the title; null without pictures. */
  cover: textOrNull,
  /** What wrote it: 'embedded' for the embedded storyteller, or a model's name. */
  writer: z.string(),
  /** A gentle word to the parent about the theme: softened, left out as unfit, taken in part, or no story for it found. */
  notice: storyNotice,
  /** What is heard at night where it comes to rest. */
  nightSound: z.enum(nightSounds),
  updatedAt: instant,
});
export type Story = z.infer<typeof story>;

export const generateStoryInput = z.strictObject({
  childProfileId: z.string(),
  siblingIds: z.optional(siblingIds),
  selectedAttributes: z.array(storyElement).check(z.maxLength(8)),
  theme: z.optional(optionalWish(200)),
  language: z.optional(language),
  templateId: z.optional(z.string()),
  /** A short one tonight: of what serves the wish the shortest. */
  isShort: z.optional(z.boolean()),
});
export type GenerateStoryInput = z.input<typeof generateStoryInput>;

export const listStories = endpoint(routes.listStories, {
  summary: 'Stories, newest first, as summaries; a Link header leads to older ones',
  status: 200,
  query: z.strictObject({
    favorites: z.optional(z.enum(['true', 'false'])),
    /** Only stories of this child. */
    child: z.optional(id),
    /** Only stories with all of these words: in title, text, wish, pictures or the child's name. */
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
    /** The id of the last story seen, as the Link header gives it. */
    cursor: z.optional(id),
  }),
  output: z.array(storySummary),
  failures: ['invalid-input'],
});
export const getStory = endpoint(routes.getStory, {
  summary: 'One story',
  status: 200,
  params: byId,
  output: story,
  failures: ['not-found'],
});
export const followStory = endpoint(routes.followStory, {
  summary: 'Waits until there is more of a story that is being written than has been seen, at most eight seconds',
  status: 200,
  params: byId,
  query: z.strictObject({
    /** The revision last seen; left out to be answered at once. */
    since: z._default(z.coerce.number().check(z.int(), z.minimum(-1), z.maximum(1_000_000)), -1),
  }),
  output: z.strictObject({
    revision: z.int(),
    /** How much of the text is written, 0 to 1. */
    progress: z.number(),
    story,
  }),
  failures: ['invalid-input', 'not-found'],
});
export type StoryProgress = z.infer<typeof followStory.output>;
export const toggleFavorite = endpoint(routes.toggleFavorite, {
  summary: 'Turns the favourite flag over',
  status: 200,
  params: byId,
  output: z.strictObject({ isFavorite: z.boolean() }),
  failures: ['not-found'],
});
export const recordReading = endpoint(routes.recordReading, {
  summary: 'The story was read to its end; counted once per story and day',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const deleteStory = endpoint(routes.deleteStory, {
  summary: 'Deletes one story',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const generateStory = endpoint(routes.generateStory, {
  summary: 'Writes tonight’s story; an Idempotency-Key header makes a double tap one story',
  status: 201,
  body: generateStoryInput,
  output: story,
  failures: [
    'invalid-input',
    'not-found',
    'nothing-selected',
    'element-unavailable',
    'payment-required',
    'outside-bedtime',
    'theme-avoided',
    'too-much-avoided',
    'evening-limit-reached',
    'daily-limit-reached',
    'fair-use-reached',
    'too-many-requests',
  ],
});
