import type { FileStore } from '../../ports/file-store.ts';
import { removeFiles, storyFile } from './story-files.ts';

interface PictureFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** From 1, the cover, or the card with the title. */
  readonly number: number | 'cover' | 'card';
  readonly version: string;
  readonly format: string;
}

export function pictureFile({ number, version, format, ...story }: PictureFile): string {
  return storyFile(story, 'picture', `${number}-${version}.${format}`);
}

/** The same picture as drawn by the illustrator before. */
export async function removeEarlierVersions(files: FileStore, familyId: string, file: PictureFile): Promise<void> {
  const present = pictureFile(file);
  const beginning = storyFile(file, 'picture', `${file.number}-`);
  await removeFiles(files, familyId, {
    beginning,
    goes: (name) => name.endsWith(`.${file.format}`) && name !== present,
  });
}
