import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { KeptStory, Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from './find-story.ts';
import type { StoryNews } from './story-news.ts';
import { isBeingWritten, storyView } from './story-view.ts';
import type { StoryDesk } from './work-on-stories.ts';

interface Ports {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
  readonly news: StoryNews;
  readonly desk: StoryDesk;
  readonly clock: Clock;
}

/** The longest that a reader is kept waiting for more, in milliseconds; less than what stands between them may allow. */
const patience = 8_000;
/** Another instance may be writing: then the database is the only one to ask. */
const lookEvery = 400;

export const followStory =
  ({ stories, illustrator, news, desk, clock }: Ports): Operation<Endpoints['followStory']> =>
  async ({ familyId, params, query }) => {
    const key = { familyId, id: params.id };
    const since = performance.now();
    for (;;) {
      const story = await findStory(stories, key);
      const hasMore = !isBeingWritten(story) || story.revision > query.since;
      if (hasMore || news.isClosed() || performance.now() - since > patience) {
        return { revision: story.revision, progress: progressOf(story), story: storyView(story, illustrator.version) };
      }
      if (isLeftBehind(story, clock())) desk.begin(key);
      await news.wait(params.id, lookEvery);
    }
  };

/** Whoever was writing it is gone. */
function isLeftBehind({ leaseUntil }: KeptStory, now: Date): boolean {
  return leaseUntil === null || Date.parse(leaseUntil) <= now.getTime();
}

/** By the length that the story would have had from our own storyteller; never whole before it is. */
function progressOf(story: KeptStory): number {
  if (!isBeingWritten(story)) return 1;
  return Math.min(0.95, story.content.length / Math.max(1, story.expectedLength ?? 1));
}
