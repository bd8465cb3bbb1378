import type { FileStore } from '../../ports/file-store.ts';

/** What is kept beside a story is named for what it is, then for the child, then for the story. */
const besideStory = /^(picture|painting|narration)-/;

/** The story that a file goes with; undefined for one that goes with none. */
export function storyOfFile(name: string): string | undefined {
  return /^(?:picture|painting|narration)-[\da-f-]{36}-([\da-f-]{36})-/.exec(name)?.[1];
}

/** Its pictures as files, drawn and painted, and passages that were read of it. */
export function removeFilesOfStory(files: FileStore, familyId: string, storyId: string): Promise<void> {
  return removeFilesWhere(files, familyId, (name) => besideStory.test(name) && name.includes(`-${storyId}-`));
}

/** The same for all of a child's stories. */
export function removeFilesOfChild(files: FileStore, familyId: string, childProfileId: string): Promise<void> {
  return removeFilesWhere(
    files,
    familyId,
    (name) => besideStory.test(name) && name.replace(besideStory, '').startsWith(`${childProfileId}-`),
  );
}

export async function removeFilesWhere(
  files: FileStore,
  familyId: string,
  goes: (name: string) => boolean,
): Promise<void> {
  const names = (await files.list(familyId)).filter(goes);
  await Promise.all(names.map((name) => files.remove(familyId, name)));
}
