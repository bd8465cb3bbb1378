import { z } from 'zod';
import { ConfigError } from './config-error.ts';

interface StripeConfig {
  readonly kind: 'stripe';
  /** 'test': no money is taken. */
  readonly mode: 'test' | 'live';
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

/** How payments are set up. `isLocal`: nobody but this machine can come in. Throws ConfigError. */
export function readPayments(variables: PaymentVariables, isLocal: boolean): PaymentsConfig {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = variables;
  const missing = stripeNames.filter((name) => variables[name] === undefined);
  if (missing.length === stripeNames.length) {
    return PAYMENTS === 'sandbox' || isLocal ? { kind: 'sandbox' } : { kind: 'none' };
  }
  if (PAYMENTS === 'sandbox')
    throw new ConfigError('PAYMENTS=sandbox and STRIPE_… cannot be set together: leave one of them out');
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) {
    throw new ConfigError(`${missing.join(', ')} must be set too, or none of the STRIPE_… at all`);
  }
  if (isTestKey(STRIPE_SECRET_KEY) !== isTestKey(STRIPE_PUBLISHABLE_KEY)) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys');
  }
  return {
    kind: 'stripe',
    mode: isTestKey(STRIPE_SECRET_KEY) ? 'test' : 'live',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
  };
}

function isTestKey(key: string): boolean {
  return /^(sk|rk|pk)_test_/.test(key);
}
