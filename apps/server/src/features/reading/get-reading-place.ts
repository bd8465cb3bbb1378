import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ReadingPlaces } from '../../ports/reading-places.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';

interface Ports {
  readonly stories: Stories;
  readonly readingPlaces: ReadingPlaces;
}

export const getReadingPlace =
  ({ stories, readingPlaces }: Ports): Operation<Endpoints['getReadingPlace']> =>
  async ({ familyId, params: { id } }) => {
    await findStory(stories, { familyId, id });
    return { place: (await readingPlaces.of({ familyId, id })) ?? null };
  };
