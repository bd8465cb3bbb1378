import type { FileStore } from '../../ports/file-store.ts';

/** What is kept of a story besides its row. */
type StoryFileKind = 'picture' | 'painting' | 'narration' | 'recording';

interface OfStory {
  readonly childProfileId: string;
  readonly storyId: string;
}

/** Child, story, kind: whatever goes with one of the first two is what has names that begin so. */
export function storyFile(story: OfStory, kind: StoryFileKind, rest: string): string {
  return `${beginningOf(story)}${kind}-${rest}`;
}

function beginningOf({ childProfileId, storyId }: OfStory): string {
  return `${childProfileId}_${storyId}_`;
}

/** The story that a file goes with, and what it is of it; undefined for one that goes with none. */
export function storyOfFile(name: string): { readonly storyId: string; readonly kind: StoryFileKind } | undefined {
  const [, storyId, kind] = /^[\da-f-]{36}_([\da-f-]{36})_(picture|painting|narration|recording)-/.exec(name) ?? [];
  return storyId === undefined ? undefined : { storyId, kind: kind as StoryFileKind };
}

/** As a file is named now that was kept when names began with what it is. */
export function nameNow(name: string): string {
  return name.replace(/^(picture|painting|narration)-([\da-f-]{36})-([\da-f-]{36})-/, '$2_$3_$1-');
}

/** Its pictures as files, drawn and painted, passages that were read of it, and those read at home. */
export function removeFilesOfStory(files: FileStore, familyId: string, story: OfStory): Promise<void> {
  return removeFiles(files, familyId, { beginning: beginningOf(story) });
}

/** The same for all of a child's stories. */
export function removeFilesOfChild(files: FileStore, familyId: string, childProfileId: string): Promise<void> {
  return removeFiles(files, familyId, { beginning: `${childProfileId}_` });
}

interface Which {
  readonly beginning?: string;
  readonly goes?: (name: string) => boolean;
}

export async function removeFiles(
  files: FileStore,
  familyId: string,
  { beginning = '', goes = () => true }: Which,
): Promise<void> {
  const names = (await files.list(familyId, beginning)).filter(goes);
  await Promise.all(names.map((name) => files.remove(familyId, name)));
}
