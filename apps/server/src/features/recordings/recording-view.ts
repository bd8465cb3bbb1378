import type { Recording as RecordingView } from '@sagolykta/contract/recordings';
import { passagesOf } from '@sagolykta/domain/passages';
import type { Recording } from '../../ports/recordings.ts';
import type { KeptStory } from '../../ports/stories.ts';
import { markOfWords } from './recording-file.ts';

export function recordingView({
  id,
  reader,
  passage,
  heardFrom,
  heardTo,
  level,
  type,
  recordedAt,
}: Recording): RecordingView {
  return { id, reader, passage, heardFrom, heardTo, level, type, recordedAt };
}

/** Those whose words the story still says: what is mended is to be read anew. */
export function recordingsHeard(story: KeptStory, recordings: readonly Recording[]): RecordingView[] {
  const marks = passagesOf(story).map(markOfWords);
  return recordings.filter(({ passage, spoken }) => marks[passage] === spoken).map(recordingView);
}
