import Stripe from 'stripe';

/** Another address than Stripe's own: an emulator's, for tests. */
export interface StripeAddress {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
}

/** Milliseconds for one try; a parent waits at the other end. */
const patience = 10_000;

export function openStripe(secretKey: string, address?: StripeAddress): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: patience,
    telemetry: false,
    ...address,
  });
}
