import { hearRecording } from '../features/recordings/hear-recording.ts';
import { keepRecording } from '../features/recordings/keep-recording.ts';
import { listRecordings } from '../features/recordings/list-recordings.ts';
import { removeRecordings } from '../features/recordings/remove-recordings.ts';
import type { Ground } from './ground.ts';

/** A voice from home. */
export function composeRecordings(ground: Ground) {
  return {
    operations: {
      listRecordings: listRecordings(ground),
      keepRecording: keepRecording(ground),
      hearRecording: hearRecording(ground),
      removeRecordings: removeRecordings(ground),
    },
  };
}
