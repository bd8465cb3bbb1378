import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Stories } from '../../ports/stories.ts';
import { findStory } from '../stories/find-story.ts';
import { paintingFile } from './painting-file.ts';

interface Ports {
  readonly stories: Stories;
  readonly fileStore: FileStore;
}

interface Wish {
  readonly familyId: string;
  readonly storyId: string;
  /** From 1. */
  readonly number: number;
}

/** A picture of one's own story as an image model painted it. Throws Failure 'not-found'. */
export const showPainting =
  ({ stories, fileStore }: Ports) =>
  async ({ familyId, storyId, number }: Wish): Promise<Buffer> => {
    const { childProfileId } = await findStory(stories, { familyId, id: storyId });
    const painting = await fileStore.get(familyId, paintingFile({ childProfileId, storyId, number }));
    if (painting === undefined) throw new Failure('not-found');
    return painting;
  };
