import type { Library } from '@sagolykta/storyteller';
import type { Database } from './adapters/database/database.ts';
import { familyWordRepository } from './adapters/database/family-word-repository.ts';
import { embeddedWishReader } from './adapters/wish-reader/embedded-wish-reader.ts';
import { offeredCollections } from './features/collections/offered-collections.ts';
import { forgetWord } from './features/wishes/forget-word.ts';
import { readWish } from './features/wishes/read-wish.ts';
import { tellWord } from './features/wishes/tell-word.ts';
import type { ChildProfiles } from './ports/child-profiles.ts';
import type { Clock } from './ports/clock.ts';
import type { Families } from './ports/families.ts';
import type { ParentalControls } from './ports/parental-controls.ts';
import type { RateLimiter } from './ports/rate-limiter.ts';

interface WishSurroundings {
  readonly library: Library;
  readonly database: Database;
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly parentalControls: ParentalControls;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

/** The part of the wiring behind what parents ask for: from compose.ts, read top to bottom like it. */
export function composeWishes(surroundings: WishSurroundings) {
  const { library, database, families, childProfiles, parentalControls, rateLimiter, clock } = surroundings;
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
