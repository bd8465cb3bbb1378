import { seasons } from '@sagolykta/domain/season';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { textOrNull } from './values.ts';

export const collectionCategories = ['seasonal', 'theme', 'character', 'educational'] as const;

export const storyCollection = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  theme: textOrNull,
  category: z.enum(collectionCategories),
  season: z.nullable(z.enum(seasons)),
  coverImageUrl: textOrNull,
  isActive: z.boolean(),
  isPremium: z.boolean(),
  sortOrder: z.int(),
  templateCount: z.int(),
});
export type StoryCollection = z.infer<typeof storyCollection>;

export const storyTemplate = z.strictObject({
  id: z.string(),
  collectionId: z.string(),
  title: z.string(),
  theme: z.string(),
  targetAge: z.int(),
  tags: z.array(z.string()),
  isPremium: z.boolean(),
});
export type StoryTemplate = z.infer<typeof storyTemplate>;

export const listCollections = endpoint(routes.listCollections, {
  summary: 'Themed collections in the language asked for by Accept-Language',
  status: 200,
  query: z.strictObject({ category: z.optional(z.enum(collectionCategories)) }),
  output: z.array(storyCollection),
  failures: ['invalid-input'],
});
export const listTemplates = endpoint(routes.listTemplates, {
  summary: 'The story templates of one collection',
  status: 200,
  query: z.strictObject({ collectionId: z.string() }),
  output: z.array(storyTemplate),
  failures: ['invalid-input', 'not-found'],
});
