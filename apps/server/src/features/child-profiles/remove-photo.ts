import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import { Failure } from '../../ports/failure.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Operation } from '../operation.ts';
import { childProfileView } from './child-profile-view.ts';
import { findChild } from './find-child.ts';
import { photoFile } from './photo-address.ts';
import { photoConsentVersion } from './photo-consent.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly chance: Chance;
  readonly clock: Clock;
}

export const removePhoto =
  ({ childProfiles, consents, fileStore, chance, clock }: Ports): Operation<Endpoints['removePhoto']> =>
  async ({ familyId, params }) => {
    const key = { familyId, id: params.id };
    const outcome = await childProfiles.setPhoto(key, null, clock());
    if (outcome === undefined) throw new Failure('not-found');
    const consent = { id: chance.newId(), familyId, kind: 'photo-withdrawn', version: photoConsentVersion } as const;
    await consents.add(consent, clock());
    const file = photoFile(outcome.before);
    if (file !== undefined) await fileStore.remove(familyId, file);
    return childProfileView(await findChild(childProfiles, key));
  };
