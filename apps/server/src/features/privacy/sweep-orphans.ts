import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Recordings } from '../../ports/recordings.ts';
import type { Stories } from '../../ports/stories.ts';
import { photoFile } from '../child-profiles/photo-address.ts';
import { recordingOfFile } from '../recordings/recording-file.ts';
import { nameNow, storyOfFile } from '../stories/story-files.ts';

interface Ports {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly stories: Stories;
  readonly recordings: Recordings;
  readonly fileStore: FileStore;
  /** The one place where mail is kept. */
  readonly mailer: Mailer;
}

/** Removes what a server that fell over, or a disk that was full, has left behind: files and letters whose family, child or story is gone. */
export const sweepOrphans = (ports: Ports) => {
  const { families, fileStore, mailer } = ports;
  /** Photos and recordings are written before a row says so: one that nobody has is removed when nobody has it the next time either. */
  let suspects: ReadonlySet<string> = new Set();

  return async (): Promise<void> => {
    const suspected = new Set<string>();
    for await (const { familyId, names } of fileStore.everything()) {
      if ((await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
      else await sweepFamily(familyId, names, suspected);
    }
    suspects = suspected;
    for (const familyId of await mailer.keptFor()) {
      if ((await families.find(familyId)) === undefined) await mailer.forget(familyId);
    }
  };

  async function sweepFamily(familyId: string, names: readonly string[], suspected: Set<string>): Promise<void> {
    const [ids, children, recordings] = await Promise.all([
      ports.stories.ids(familyId),
      ports.childProfiles.list(familyId),
      ports.recordings.ids(familyId),
    ]);
    const photos = new Set(children.map(({ profileImageUrl }) => photoFile(profileImageUrl)));
    for (const kept of names) {
      const name = await renamed(familyId, kept);
      const storyId = storyOfFile(name)?.storyId;
      const isOfNoStory = storyId !== undefined && !ids.has(storyId);
      const recording = recordingOfFile(name);
      const isNobodysPhoto = name.startsWith('photo-') && !photos.has(name);
      const isNobodys = isNobodysPhoto || (recording !== undefined && !recordings.has(recording));
      if (isNobodys) suspected.add(name);
      if (isOfNoStory || (isNobodys && suspects.has(name))) await fileStore.remove(familyId, name);
    }
  }

  /** What an earlier version has kept is kept on, under the name that this one looks for. */
  async function renamed(familyId: string, name: string): Promise<string> {
    const present = nameNow(name);
    if (present === name) return name;
    const bytes = await fileStore.get(familyId, name);
    if (bytes !== undefined) await fileStore.put(familyId, present, bytes);
    await fileStore.remove(familyId, name);
    return present;
  }
};
