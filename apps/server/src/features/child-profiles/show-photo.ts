import type { ChildProfiles } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { findChild } from './find-child.ts';
import { photoAddress, photoFile } from './photo-address.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly fileStore: FileStore;
}

/** The photo of one's own child, at its present address only. Throws Failure 'not-found'. */
export const showPhoto =
  ({ childProfiles, fileStore }: Ports) =>
  async (wish: { familyId: string; id: string; version: string }): Promise<Buffer> => {
    const child = await findChild(childProfiles, wish);
    const file = photoFile(child.profileImageUrl);
    const isPresent = child.profileImageUrl === photoAddress(child.id, wish.version);
    const photo = file !== undefined && isPresent ? await fileStore.get(wish.familyId, file) : undefined;
    if (photo === undefined) throw new Failure('not-found');
    return photo;
  };
