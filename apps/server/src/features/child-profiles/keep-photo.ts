import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Consents } from '../../ports/consents.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PhotoReader } from '../../ports/photo-reader.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Operation } from '../operation.ts';
import { childProfileView } from './child-profile-view.ts';
import { findChild } from './find-child.ts';
import { photoAddress, photoFile } from './photo-address.ts';
import { photoConsentVersion } from './photo-consent.ts';

interface Ports {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly consents: Consents;
  readonly fileStore: FileStore;
  readonly photoReader: PhotoReader;
  readonly rateLimiter: RateLimiter;
  readonly chance: Chance;
  readonly clock: Clock;
}

const photoRule = { name: 'photo', most: 30, perSeconds: 600 } as const;

/** Puts a photo on a child's profile in place of the one before. Throws Failure: 'not-found', 'too-many-requests', and what the reader throws. */
export const keepPhoto =
  ({
    families,
    childProfiles,
    consents,
    fileStore,
    photoReader,
    rateLimiter,
    chance,
    clock,
  }: Ports): Operation<Endpoints['keepPhoto']> =>
  async ({ familyId, params: { id }, body: bytes }) => {
    const wait = await rateLimiter(photoRule, familyId);
    if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
    await findChild(childProfiles, { familyId, id });

    const photo = await photoReader(bytes);
    const address = photoAddress(id, chance.newId());
    const file = photoFile(address) ?? '';
    await fileStore.put(familyId, file, photo);
    const outcome = await childProfiles.setPhoto({ familyId, id }, address, clock());
    const consent = { id: chance.newId(), familyId, kind: 'photo-given', version: photoConsentVersion } as const;
    if (outcome !== undefined) await consents.add(consent, clock());
    // Gone while the photo was read: then the photo goes too.
    const needless = outcome === undefined ? file : photoFile(outcome.before);
    if (needless !== undefined) await fileStore.remove(familyId, needless);
    if (outcome === undefined && (await families.find(familyId)) === undefined) await fileStore.removeAll(familyId);
    return childProfileView(await findChild(childProfiles, { familyId, id }));
  };
