import { longestGreeting } from '@sagolykta/domain/family-sharing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { storySummary } from './stories.ts';
import { byId, id, instant, nothing, optionalText, textOrNull } from './values.ts';

export const recipient = z.strictObject({
  /** The account of somebody who reads along. */
  id,
  name: z.string(),
  /** Whether the story's child is among those chosen for them: only then can it be sent. */
  mayRead: z.boolean(),
  sent: z.nullable(z.strictObject({ greeting: textOrNull, sentAt: instant })),
});
export type Recipient = z.infer<typeof recipient>;

const toMember = z.strictObject({ id, member: id });

export const listRecipients = endpoint(routes.listRecipients, {
  summary: 'Who reads along, and whom this story has been sent to',
  status: 200,
  params: byId,
  output: z.array(recipient),
  failures: ['not-found'],
});
export const sendStory = endpoint(routes.sendStory, {
  summary: 'Puts a story first on a reader’s shelf, with a line of one’s own; sent again, the line is the new one',
  status: 200,
  params: toMember,
  body: z.strictObject({ greeting: optionalText(longestGreeting) }),
  output: recipient,
  failures: ['invalid-input', 'not-found', 'too-many-requests'],
});
export const takeStoryBack = endpoint(routes.takeStoryBack, {
  summary: 'Takes back what was sent: the story stays on the shelf, in its place and without the line',
  status: 204,
  params: toMember,
  output: nothing,
  failures: ['not-found'],
});

export const sentStory = z.strictObject({
  story: storySummary,
  greeting: textOrNull,
  /** What whoever sent it is called; null where they have not said. */
  from: textOrNull,
  sentAt: instant,
});
export type SentStory = z.infer<typeof sentStory>;

export const listSentStories = endpoint(routes.listSentStories, {
  summary: 'What has been sent to a reader, sent last first',
  status: 200,
  output: z.array(sentStory),
  failures: ['not-found'],
});
export const putSentStoryAway = endpoint(routes.putSentStoryAway, {
  summary: 'Puts away what was sent: the story goes back to its place on the shelf',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
