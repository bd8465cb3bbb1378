import { Failure } from '../ports/failure.ts';
import type { RateLimiter, RateRule } from '../ports/rate-limiter.ts';

/** Counts one use; throws Failure 'too-many-requests', with the seconds to wait, when it was one too many. */
export async function refuseTooMany(rateLimiter: RateLimiter, rule: RateRule, who: string): Promise<void> {
  const wait = await rateLimiter(rule, who);
  if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
}
