import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';
import { recordingFile } from './recording-file.ts';
import { recordingsHeard } from './recording-view.ts';
import { voiceConsentVersion } from './voice-consent.ts';

interface Ports {
  readonly stories: Stories;
  readonly recordings: Recordings;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** Erases all that one has read of a story, and answers with what others have. Throws Failure 'not-found'. */
export const removeRecordings =
  ({ stories, recordings, consents, fileStore, chance, clock }: Ports): Operation<Endpoints['removeRecordings']> =>
  async ({ familyId, params: { id }, query: { reader } }) => {
    const key = { familyId, id };
    const story = await findStory(stories, key);
    const removed = await recordings.remove(key, reader);
    const files = removed.map((recording) => recordingFile(story.childProfileId, recording));
    await Promise.all(files.map((file) => fileStore.remove(familyId, file)));
    const withdrawn = {
      id: chance.newId(),
      familyId,
      kind: 'home-voice-withdrawn',
      version: voiceConsentVersion,
    } as const;
    if (removed.length > 0) await consents.add(withdrawn, clock());
    return recordingsHeard(story, await recordings.of(key));
  };
