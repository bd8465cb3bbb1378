import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';
import { recordingsHeard } from './recording-view.ts';

interface Ports {
  readonly stories: Stories;
  readonly recordings: Recordings;
}

/** Throws Failure 'not-found'. */
export const listRecordings =
  ({ stories, recordings }: Ports): Operation<Endpoints['listRecordings']> =>
  async ({ familyId, params: { id } }) => {
    const story = await findStory(stories, { familyId, id });
    return recordingsHeard(story, await recordings.of({ familyId, id }));
  };
