import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who may write for this family besides our own storyteller. */
export const storyWriterChoice = z.strictObject({
  /** The language model that is offered here; null where there is none. */
  model: z.nullable(z.string()),
  /** The model runs on this very machine: what it is told leaves nothing. */
  isLocal: z.boolean(),
  /** The family has agreed to it. */
  isOn: z.boolean(),
});
export type StoryWriterChoice = z.infer<typeof storyWriterChoice>;

export const getStoryWriter = endpoint({
  method: 'GET',
  path: '/api/story-writer',
  summary: 'Whether a language model is offered here, and whether the family lets it write',
  access: 'family',
  status: 200,
  output: storyWriterChoice,
  failures: [],
});
export const chooseStoryWriter = endpoint({
  method: 'PUT',
  path: '/api/story-writer',
  summary: 'Lets the language model write for the family, or no longer; kept as a consent',
  access: 'family',
  status: 200,
  body: z.strictObject({ isOn: z.boolean() }),
  output: storyWriterChoice,
  failures: ['invalid-input', 'not-found'],
});
