import { familyWordRepository } from '../adapters/database/family-word-repository.ts';
import { embeddedWishReader } from '../adapters/wish-reader/embedded-wish-reader.ts';
import { offeredCollections } from '../features/collections/offered-collections.ts';
import { forgetWord } from '../features/wishes/forget-word.ts';
import { readWish } from '../features/wishes/read-wish.ts';
import { tellWord } from '../features/wishes/tell-word.ts';
import type { Ground } from './ground.ts';

/** What parents ask for. */
export function composeWishes({
  library,
  database,
  families,
  childProfiles,
  parentalControls,
  rateLimiter,
  clock,
}: Ground) {
  const familyWords = familyWordRepository(database.queries);
  const wishReader = embeddedWishReader(library);
  const around = { families, childProfiles, parentalControls, rateLimiter, clock };
  return {
    familyWords,
    offered: offeredCollections(wishReader),
    operations: {
      readWish: readWish({ ...around, familyWords, wishReader }),
      tellWord: tellWord({ familyWords, rateLimiter, clock }),
      forgetWord: forgetWord({ familyWords }),
    },
  };
}
