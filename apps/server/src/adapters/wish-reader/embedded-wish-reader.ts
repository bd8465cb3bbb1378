import type { Library } from '@sagolykta/storyteller';
import { foreseeWish, nearestWishes } from '@sagolykta/storyteller/foresee-wish';
import type { WishReader } from '../../ports/wish-reader.ts';

/** Our own lexicon and our own plots: needs no key and no network. */
export const embeddedWishReader = (library: Library): WishReader => ({
  foresee: (brief) => foreseeWish(brief, library),
  nearest: (brief, foreseen) => nearestWishes(brief, foreseen, library),
});
