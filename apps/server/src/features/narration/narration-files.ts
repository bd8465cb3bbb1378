import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/file-store.ts';
import { removeFiles, storyFile, storyOfFile } from '../stories/story-files.ts';

interface NarrationFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** The title is 0. */
  readonly passage: number;
  readonly text: string;
  readonly voice: string;
}

/** Another text or voice is another file. */
export function narrationFile({ passage, text, voice, ...story }: NarrationFile): string {
  const sound = createHash('sha256').update(`${voice}\n${text}`).digest('hex').slice(0, 16);
  return storyFile(story, 'narration', `${passage}-${sound}.mp3`);
}

/** Everything that was ever read to a family. */
export function removeNarrations(files: FileStore, familyId: string): Promise<void> {
  return removeFiles(files, familyId, { goes: (name) => storyOfFile(name)?.kind === 'narration' });
}
