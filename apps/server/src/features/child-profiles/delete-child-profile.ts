import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { removeFiles, removeFilesOfChild, storyOfFile } from '../stories/story-files.ts';
import { findChild } from './find-child.ts';
import { photoFile } from './photo-address.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly stories: Pick<Stories, 'ids'>;
  readonly fileStore: FileStore;
  readonly askForPin: AskForPin;
  readonly clock: Clock;
}

export const deleteChildProfile =
  ({ childProfiles, stories, fileStore, askForPin, clock }: Ports): Operation<Endpoints['deleteChildProfile']> =>
  async ({ familyId, sid, params }) => {
    const key = { familyId, id: params.id };
    const photo = photoFile((await findChild(childProfiles, key)).profileImageUrl);
    await askForPin({ familyId, sid });
    if (!(await childProfiles.remove(key, clock()))) throw new Failure('not-found');
    if (photo !== undefined) await fileStore.remove(familyId, photo);
    await removeFilesOfChild(fileStore, familyId, params.id);
    // Files of a story about several children are named by the first of them.
    const left = await stories.ids(familyId);
    await removeFiles(fileStore, familyId, {
      goes: (name) => {
        const story = storyOfFile(name);
        return story !== undefined && !left.has(story.storyId);
      },
    });
  };
