import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { recordingFile } from './recording-file.ts';

interface Ports {
  readonly stories: Stories;
  readonly recordings: Recordings;
  readonly memberships: Pick<Memberships, 'mayRead'>;
  readonly fileStore: FileStore;
}

/** Also for a family that is no longer premium: it is theirs. Throws Failure 'not-found'. */
export const hearRecording =
  ({ stories, recordings, memberships, fileStore }: Ports): Operation<Endpoints['hearRecording']> =>
  async ({ familyId, session, params: { id } }) => {
    const recording = await recordings.find(familyId, id);
    const reader = { familyId, memberId: session.accountId };
    if (session.role === 'reader' && recording && !(await memberships.mayRead(reader, recording.storyId)))
      throw new Failure('not-found');
    const story = recording && (await stories.find({ familyId, id: recording.storyId }));
    const sound = story && (await fileStore.get(familyId, recordingFile(story.childProfileId, recording)));
    if (sound === undefined || recording === undefined) throw new Failure('not-found');
    return { type: recording.type, content: sound };
  };
