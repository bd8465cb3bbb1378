import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Ratings } from '../../ports/ratings.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

interface Ports {
  readonly ratings: Ratings;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

const ratingRule = { name: 'rating', most: 20, perSeconds: 3600 } as const;

export const rateApp =
  ({ ratings, rateLimiter, clock }: Ports): Operation<Endpoints['rateApp']> =>
  async ({ familyId, body }) => {
    await refuseTooMany(rateLimiter, ratingRule, familyId);
    await ratings.keep(familyId, body, clock());
  };
