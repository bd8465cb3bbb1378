import Stripe from 'stripe';
import { Failure } from '../../../ports/failure.ts';

/** Seconds after which a provider that was away is worth asking again. */
const restFor = 30;

/**
 * One question to Stripe. Throws Failure 'unavailable' when it is away or busy. Another refusal is our mistake: it is
 * thrown with its code and request id alone, since Stripe's own words may repeat what a family has typed.
 */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isAway(error)) throw new Failure('unavailable', { retryAfter: restFor });
    throw new Error(`Stripe refused: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`.trim());
  }
}

/** The same for what may not exist there: undefined then. */
export async function findAtStripe<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  return askStripe(async () => {
    try {
      return await question();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw error;
    }
  });
}

function isAway(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
    return true;
  }
  return (error.statusCode ?? 0) >= 500;
}
