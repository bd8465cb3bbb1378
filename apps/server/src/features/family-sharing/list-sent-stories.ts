import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { SentStories } from '../../ports/sent-stories.ts';
import type { Operation } from '../operation.ts';
import { summaryView } from '../stories/story-view.ts';

interface Ports {
  readonly sentStories: Pick<SentStories, 'receivedBy'>;
  readonly illustrator: Illustrator;
}

/** What was sent before these is on the shelf, in its place. */
const mostShown = 30;

export const listSentStories =
  ({ sentStories, illustrator }: Ports): Operation<Endpoints['listSentStories']> =>
  async ({ familyId, session }) => {
    const received = await sentStories.receivedBy({ familyId, memberId: session.accountId }, mostShown);
    return received.map(({ story, ...rest }) => ({
      ...rest,
      story: { ...summaryView(story, illustrator.version), isFavorite: false },
    }));
  };
