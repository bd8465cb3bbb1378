import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/file-store.ts';
import { removeFilesWhere } from '../stories/story-files.ts';

interface NarrationFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** The title is 0. */
  readonly passage: number;
  readonly text: string;
  readonly voice: string;
}

/** Begins with what it goes with, as a picture's name does: child, story, passage. Another text or voice is another file. */
export function narrationFile({ childProfileId, storyId, passage, text, voice }: NarrationFile): string {
  const sound = createHash('sha256').update(`${voice}\n${text}`).digest('hex').slice(0, 16);
  return `narration-${childProfileId}-${storyId}-${passage}-${sound}.mp3`;
}

/** Everything that was ever read to a family. */
export function removeNarrations(files: FileStore, familyId: string): Promise<void> {
  return removeFilesWhere(files, familyId, (name) => name.startsWith('narration-'));
}
