import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from './find-story.ts';
import { removeFilesOfStory } from './story-files.ts';

interface Ports {
  readonly stories: Stories;
  readonly fileStore: FileStore;
}

export const deleteStory =
  ({ stories, fileStore }: Ports): Operation<Endpoints['deleteStory']> =>
  async ({ familyId, params }) => {
    const key = { familyId, id: params.id };
    const { id: storyId, childProfileId } = await findStory(stories, key);
    if (!(await stories.remove(key))) throw new Failure('not-found');
    await removeFilesOfStory(fileStore, familyId, { childProfileId, storyId });
  };
