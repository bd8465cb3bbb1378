import type { StripeAddress } from '../adapters/payments/stripe/open-stripe.ts';
import type { Clock } from '../ports/clock.ts';
import type { Illustrator } from '../ports/illustrator.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { ModelWriter, StoryWriter } from '../ports/story-writer.ts';

/** What a test may put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock;
  readonly storyWriter?: StoryWriter;
  readonly modelWriter?: ModelWriter;
  readonly illustrator?: Illustrator;
  readonly passwordHasher?: PasswordHasher;
  readonly rateLimiter?: RateLimiter;
  readonly stripeAddress?: StripeAddress;
  /** The folder of the built web app. */
  readonly webFolder?: string;
}
