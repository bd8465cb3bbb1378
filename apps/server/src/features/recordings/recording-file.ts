import { createHash } from 'node:crypto';
import type { Recording } from '../../ports/recordings.ts';
import { storyFile } from '../stories/story-files.ts';

export function recordingFile(childProfileId: string, { storyId, id, type }: Recording): string {
  return storyFile({ childProfileId, storyId }, 'recording', `${id}.${type.slice('audio/'.length)}`);
}

/** The recording that such a file is; undefined for any other. */
export function recordingOfFile(name: string): string | undefined {
  return /_recording-([\da-f-]{36})\./.exec(name)?.[1];
}

/** Of the words of a passage: the same words, the same mark. */
export function markOfWords(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
