import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, language, nothing, optionalText, storyElement } from './values.ts';

export const storyImage = z.strictObject({ url: z.string(), alt: z.string() });

const common = {
  id,
  childProfileId: id,
  childName: z.string(),
  language,
  title: z.string(),
  isFavorite: z.boolean(),
  /** Minutes. */
  readingTime: z.int().nullable(),
  createdAt: instant,
} as const;

export const storySummary = z.strictObject({
  ...common,
  /** The first 120 characters of the story. */
  preview: z.string(),
  image: storyImage.nullable(),
  imageCount: z.int(),
  hasAudio: z.boolean(),
});
export type StorySummary = z.infer<typeof storySummary>;

export const story = z.strictObject({
  ...common,
  content: z.string(),
  selectedAttributes: z.array(storyElement),
  theme: z.string().nullable(),
  images: z.array(storyImage),
  /** What wrote it: the embedded storyteller, or a model's name. */
  writer: z.string(),
  /** A gentle word to the parent about the theme, when it was softened or left out. */
  notice: z.enum(['theme-softened', 'theme-left-out']).nullable(),
  updatedAt: instant,
});
export type Story = z.infer<typeof story>;

export const generateStoryInput = z.strictObject({
  childProfileId: z.string(),
  selectedAttributes: z.array(storyElement).max(8),
  theme: optionalText(200).optional(),
  language: language.optional(),
  templateId: z.string().optional(),
});
export type GenerateStoryInput = z.input<typeof generateStoryInput>;

const byId = z.strictObject({ id: z.string() });

export const listStories = endpoint({
  method: 'GET',
  path: '/api/stories',
  summary: 'Stories, newest first, as summaries; a Link header leads to older ones',
  access: 'family',
  status: 200,
  query: z.strictObject({
    favorites: z.enum(['true', 'false']).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
    cursor: z.string().max(200).optional(),
  }),
  output: z.array(storySummary),
  failures: ['invalid-input'],
});
export const getStory = endpoint({
  method: 'GET',
  path: '/api/stories/:id',
  summary: 'One story',
  access: 'family',
  status: 200,
  params: byId,
  output: story,
  failures: ['not-found'],
});
export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/api/stories/:id/favorite',
  summary: 'Turns the favourite flag over',
  access: 'family',
  status: 200,
  params: byId,
  output: z.strictObject({ isFavorite: z.boolean() }),
  failures: ['not-found'],
});
export const recordReading = endpoint({
  method: 'POST',
  path: '/api/stories/:id/readings',
  summary: 'The story was read to its end; counted once per story and day',
  access: 'family',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/stories/:id',
  summary: 'Deletes one story',
  access: 'family',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const generateStory = endpoint({
  method: 'POST',
  path: '/api/stories/generate',
  summary: 'Writes tonight’s story; an Idempotency-Key header makes a double tap one story',
  access: 'family',
  status: 201,
  body: generateStoryInput,
  output: story,
  failures: [
    'invalid-input',
    'not-found',
    'nothing-selected',
    'element-unavailable',
    'payment-required',
    'daily-limit-reached',
    'too-many-requests',
  ],
});
