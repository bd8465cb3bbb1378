import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Stories } from '../../ports/stories.ts';

export interface BesideStoryPorts {
  readonly families: Families;
  readonly stories: Stories;
  readonly fileStore: FileStore;
}

interface BesideStory {
  readonly familyId: string;
  readonly storyId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Keeps what was made of a story. It was deleted, or its family erased, while it was made: then what was made goes too. */
export async function keepBesideStory(
  { families, stories, fileStore }: BesideStoryPorts,
  { familyId, storyId, name, bytes }: BesideStory,
): Promise<void> {
  await fileStore.put(familyId, name, bytes);
  if ((await stories.find({ familyId, id: storyId })) !== undefined) return;
  await fileStore.remove(familyId, name);
  if ((await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
}
