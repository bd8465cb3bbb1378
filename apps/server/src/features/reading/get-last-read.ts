import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { ReadingPlaces } from '../../ports/reading-places.ts';
import type { Operation } from '../operation.ts';
import { summaryView } from '../stories/story-view.ts';

interface Ports {
  readonly readingPlaces: ReadingPlaces;
  readonly illustrator: Illustrator;
}

export const getLastRead =
  ({ readingPlaces, illustrator }: Ports): Operation<Endpoints['getLastRead']> =>
  async ({ familyId }) => {
    const latest = await readingPlaces.latest(familyId);
    if (latest === undefined) return { last: null };
    return { last: { story: summaryView(latest.story, illustrator.version), place: latest.place } };
  };
