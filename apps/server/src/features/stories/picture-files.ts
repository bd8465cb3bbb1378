import type { FileStore } from '../../ports/file-store.ts';
import { removeFilesWhere } from './story-files.ts';

interface PictureFile {
  readonly childProfileId: string;
  readonly storyId: string;
  /** From 1, the cover, or the card with the title. */
  readonly number: number | 'cover' | 'card';
  readonly version: string;
  readonly format: string;
}

/** Begins with what it goes with: child, story, picture. */
export function pictureFile({ childProfileId, storyId, number, version, format }: PictureFile): string {
  return `picture-${childProfileId}-${storyId}-${number}-${version}.${format}`;
}

/** The same picture as drawn by the illustrator before. */
export async function removeEarlierVersions(files: FileStore, familyId: string, file: PictureFile): Promise<void> {
  const { childProfileId, storyId, number, format } = file;
  const same = `picture-${childProfileId}-${storyId}-${number}-`;
  const present = pictureFile(file);
  await removeFilesWhere(
    files,
    familyId,
    (name) => name.startsWith(same) && name.endsWith(`.${format}`) && name !== present,
  );
}
