import { paragraphsOf } from '@sagolykta/domain/story-layout';
import type { StoryTrace } from '@sagolykta/storyteller';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Edition, MendableStory, MendedStories } from '../../ports/mended-stories.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { StoryKey } from '../../ports/story-key.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

export interface MendingPorts {
  readonly mendedStories: MendedStories;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

/** More than a family mends in an hour. */
const mendRule = { name: 'mend', most: 600, perSeconds: 3600 } as const;

/** What a change makes of the shown edition. */
interface Change extends Partial<Edition> {
  readonly trace?: StoryTrace;
}

/**
 * Changes the family's own edition; with the first change there is one, and the story as it was told is laid beside it.
 * Throws Failure 'not-found', 'conflict' when another edition is there than was seen, 'too-many-requests'.
 */
export async function mend(
  { mendedStories, rateLimiter, clock }: MendingPorts,
  key: StoryKey,
  seen: number,
  change: (story: MendableStory) => Change,
): Promise<undefined> {
  await refuseTooMany(rateLimiter, mendRule, key.familyId);
  const story = await findMendable(mendedStories, key);
  // What the family has made is not overwritten from the story as it was told.
  if (story.edition !== seen || (story.otherEdition !== null && !story.isOwnEdition)) throw new Failure('conflict');
  const { content, parts, pictures, trace } = story;
  const shown = {
    ...{ content, parts, pictures, trace },
    ...change(story),
    otherEdition: story.otherEdition ?? { content, parts, pictures },
    isOwnEdition: true,
  };
  if (!(await mendedStories.keep(key, seen, shown, clock()))) throw new Failure('conflict');
}

export async function findMendable(mendedStories: MendedStories, key: StoryKey): Promise<MendableStory> {
  const story = await mendedStories.find(key);
  if (story === undefined) throw new Failure('not-found');
  return story;
}

/** As the text is mended: by its lines. */
export function textOf({ content, parts }: Edition) {
  const lines = paragraphsOf(content);
  return { lines, parts: parts?.length === lines.length ? parts : [] };
}

/** The other way round. */
export function contentOf({ lines, parts }: ReturnType<typeof textOf>): Pick<Edition, 'content' | 'parts'> {
  return { content: lines.join('\n\n'), parts: parts.length === 0 ? null : parts };
}
