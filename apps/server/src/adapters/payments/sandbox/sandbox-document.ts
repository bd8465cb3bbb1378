import { sandboxCards } from '@sagolykta/contract/sandbox';
import { subscriptionStatuses } from '@sagolykta/domain/subscription';
import { z } from 'zod';

const checkout = z.object({
  kind: z.literal('checkout'),
  id: z.string(),
  clientSecret: z.string(),
  /** Ours, not the sandbox's. */
  checkoutId: z.string(),
  customerId: z.string(),
  withTrial: z.boolean(),
  createdAt: z.string(),
  subscriptionId: z.nullable(z.string()),
});

const receipt = z.object({ id: z.string(), paidAt: z.string(), amount: z.number(), refunded: z.number() });

const subscription = z.object({
  kind: z.literal('subscription'),
  id: z.string(),
  customerId: z.string(),
  checkoutId: z.string(),
  card: z.enum(sandboxCards),
  status: z.enum(subscriptionStatuses),
  hasPaymentMethod: z.boolean(),
  startedAt: z.string(),
  trialEndsAt: z.nullable(z.string()),
  periodEndsAt: z.string(),
  endsAt: z.nullable(z.string()),
  pastDueSince: z.nullable(z.string()),
  failsNext: z.boolean(),
  receipts: z.array(receipt).readonly(),
});

/** A page of the sandbox's own books. */
export const sandboxDocument = z.discriminatedUnion('kind', [checkout, subscription]);

export type SandboxCheckout = Readonly<z.infer<typeof checkout>>;
export type SandboxSubscription = Readonly<z.infer<typeof subscription>>;
export type SandboxDocument = SandboxCheckout | SandboxSubscription;
