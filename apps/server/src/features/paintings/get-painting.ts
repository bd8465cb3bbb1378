import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';
import { paintingFile } from './painting-file.ts';

interface Ports {
  readonly stories: Stories;
  readonly fileStore: FileStore;
}

/** A picture of one's own story as an image model painted it. Throws Failure 'not-found'. */
export const getPainting =
  ({ stories, fileStore }: Ports): Operation<Endpoints['getPainting']> =>
  async ({ familyId, params: { id: storyId, number } }) => {
    const { childProfileId } = await findStory(stories, { familyId, id: storyId });
    const painting = await fileStore.get(familyId, paintingFile({ childProfileId, storyId, number }));
    if (painting === undefined) throw new Failure('not-found');
    return { type: 'image/webp', content: painting };
  };
