import { z } from 'zod';

export interface StripeConfig {
  readonly kind: 'stripe';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
}

/** 'none': nothing can be bought here. */
export type PaymentsConfig = { readonly kind: 'none' } | { readonly kind: 'sandbox' } | StripeConfig;

/** The variables, each as it should look. */
export const paymentVariables = {
  PAYMENTS: z.literal('sandbox', { error: 'must be sandbox, or be left out' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_/, 'must begin with price_')
    .optional(),
} as const;

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>;

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;

/** How payments are set up, or in one sentence what is wrong with that. `isLocal`: nobody but this machine can come in. */
export function readPayments(variables: PaymentVariables, isLocal: boolean): PaymentsConfig | string {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = variables;
  const missing = stripeNames.filter((name) => variables[name] === undefined);
  if (missing.length === stripeNames.length) {
    return PAYMENTS === 'sandbox' || isLocal ? { kind: 'sandbox' } : { kind: 'none' };
  }
  if (PAYMENTS === 'sandbox') return 'PAYMENTS=sandbox and STRIPE_… cannot be set together: leave one of them out';
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) {
    return `${missing.join(', ')} must be set too, or none of the STRIPE_… at all`;
  }
  if (isTestKey(STRIPE_SECRET_KEY) !== isTestKey(STRIPE_PUBLISHABLE_KEY)) {
    return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys';
  }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
  };
}

export function isTestKey(key: string): boolean {
  return /^(sk|rk|pk)_test_/.test(key);
}

/** Whether an address to listen on, or a public one, is this machine's own. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}
