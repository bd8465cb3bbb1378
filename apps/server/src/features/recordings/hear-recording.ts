import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { recordingFile } from './recording-file.ts';

interface Ports {
  readonly stories: Stories;
  readonly recordings: Recordings;
  readonly fileStore: FileStore;
}

/** Also for a family that is no longer premium: it is theirs. Throws Failure 'not-found'. */
export const hearRecording =
  ({ stories, recordings, fileStore }: Ports): Operation<Endpoints['hearRecording']> =>
  async ({ familyId, params: { id } }) => {
    const recording = await recordings.find(familyId, id);
    const story = recording && (await stories.find({ familyId, id: recording.storyId }));
    const sound = story && (await fileStore.get(familyId, recordingFile(story.childProfileId, recording)));
    if (sound === undefined || recording === undefined) throw new Failure('not-found');
    return { type: recording.type, content: sound };
  };
