import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Operation } from '../operation.ts';
import { findChild } from './find-child.ts';
import { photoAddress, photoFile } from './photo-address.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly fileStore: FileStore;
}

/** The photo of one's own child, at its present address only. Throws Failure 'not-found'. */
export const getPhoto =
  ({ childProfiles, fileStore }: Ports): Operation<Endpoints['getPhoto']> =>
  async ({ familyId, params: { id }, query }) => {
    const child = await findChild(childProfiles, { familyId, id });
    const file = photoFile(child.profileImageUrl);
    const isPresent = child.profileImageUrl === photoAddress(child.id, query.v);
    const photo = file !== undefined && isPresent ? await fileStore.get(familyId, file) : undefined;
    if (photo === undefined) throw new Failure('not-found');
    return { type: 'image/webp', content: photo };
  };
