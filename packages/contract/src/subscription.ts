import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { id, instant, textOrNull } from './values.ts';

const provider = z.enum(['sandbox', 'stripe']);
/** 'test': no money is taken. */
const mode = z.enum(['test', 'live']);

/** A payment that is ready to be confirmed. */
export const checkout = z.strictObject({
  clientSecret: textOrNull,
  provider,
  mode,
  /** Public by nature; null for the sandbox. */
  publishableKey: textOrNull,
  /** null for a family that has had its trial. */
  trialEndsAt: z.nullable(instant),
  firstPaymentAt: instant,
  /** When the second payment would be taken. */
  renewsAt: instant,
});
export type Checkout = z.infer<typeof checkout>;

export const subscription = z.strictObject({
  isSubscribed: z.boolean(),
  standing: z.enum(['none', 'trialing', 'active', 'past-due', 'ending', 'ended']),
  /** The next payment, or the end of a cancelled subscription; past due, the end of the grace. null where nothing comes. */
  nextDate: z.nullable(instant),
  /** null where the server takes no payments, or the subscription is another provider's. */
  provider: z.nullable(provider),
  mode: z.nullable(mode),
  mayCancel: z.boolean(),
  mayResume: z.boolean(),
  mayWithdraw: z.boolean(),
  withdrawalEndsAt: z.nullable(instant),
  /** The provider has pages of its own, where the card can be changed. */
  hasPortal: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscription>;

export const receipt = z.strictObject({
  id: z.string(),
  paidAt: instant,
  /** Cents. */
  amount: z.int(),
  refunded: z.int(),
  url: textOrNull,
});

/** What is about to be undone. */
export const withdrawal = z.strictObject({
  id,
  startedAt: instant,
  /** Cents that come back. */
  refund: z.int(),
  /** Where the receipt is sent; null for a family without an address. */
  receiptTo: textOrNull,
});
export type WithdrawalView = z.infer<typeof withdrawal>;

export const createTestSubscription = endpoint(routes.createTestSubscription, {
  summary: 'Begins a subscription; a visitor’s belongs to the browser’s session until there is an account',
  status: 200,
  output: checkout,
  failures: ['pin-needed', 'not-found', 'conflict', 'too-many-requests'],
});
export const getSubscription = endpoint(routes.getSubscription, {
  summary: 'Where the family stands, as last heard from the provider',
  status: 200,
  output: subscription,
  failures: [],
});
export const syncSubscription = endpoint(routes.syncSubscription, {
  summary: 'Asks the provider anew, and takes over what this browser has paid as a visitor',
  status: 200,
  output: subscription,
  failures: ['too-many-requests'],
});
export const cancelSubscription = endpoint(routes.cancelSubscription, {
  summary: 'Ends the subscription when what is paid for ends',
  status: 200,
  output: subscription,
  failures: ['not-found', 'conflict'],
});
export const resumeSubscription = endpoint(routes.resumeSubscription, {
  summary: 'Takes a cancellation back before it has come true',
  status: 200,
  output: subscription,
  failures: ['pin-needed', 'not-found', 'conflict'],
});
export const openSubscriptionPortal = endpoint(routes.openSubscriptionPortal, {
  summary: 'An address at the provider’s, where the card can be changed',
  status: 200,
  output: z.strictObject({ url: z.url() }),
  failures: ['not-found'],
});
export const listReceipts = endpoint(routes.listReceipts, {
  summary: 'What has been paid and given back, newest first',
  status: 200,
  output: z.array(receipt),
  failures: [],
});
export const beginWithdrawal = endpoint(routes.beginWithdrawal, {
  summary: 'The first of two steps to undo the agreement within its 14 days: says what comes back',
  status: 201,
  output: withdrawal,
  failures: ['not-found', 'conflict'],
});
export const confirmWithdrawal = endpoint(routes.confirmWithdrawal, {
  summary: 'The second step: ends the subscription at once, gives back what was paid and mails a receipt',
  status: 200,
  params: z.strictObject({ id }),
  output: subscription,
  failures: ['not-found', 'conflict'],
});

/** Its body is the provider's, signed over the exact bytes. */
export const receivePaymentEvent = endpoint(routes.receivePaymentEvent, {
  summary: 'What the payment provider tells us, signed by it',
  status: 200,
  output: z.strictObject({ received: z.boolean() }),
  failures: ['invalid-input'],
});
