import type { Endpoints } from '@sagolykta/contract/endpoints';
import { percentRead } from '@sagolykta/domain/reading-place';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { ReadingPlaces } from '../../ports/reading-places.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';

interface Ports {
  readonly stories: Stories;
  readonly readingPlaces: ReadingPlaces;
  readonly clock: Clock;
}

/** A paragraph beyond the last is the last: the story may have been made shorter since the page was opened. */
export const keepReadingPlace =
  ({ stories, readingPlaces, clock }: Ports): Operation<Endpoints['keepReadingPlace']> =>
  async ({ familyId, params: { id }, body }) => {
    const { length } = paragraphsOf((await findStory(stories, { familyId, id })).content);
    const paragraph = Math.max(0, Math.min(body.paragraph, length - 1));
    const percent = percentRead(paragraph, length);
    const place = { paragraph, percent, isFinished: false, keptAt: clock().toISOString() };
    if (!(await readingPlaces.keep({ familyId, id }, place))) throw new Failure('not-found');
  };
