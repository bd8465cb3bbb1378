import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { nothing } from './values.ts';

/** The sandbox's cards, by what becomes of them. No card number is ever asked for. */
export const sandboxCards = [
  'success',
  'declined',
  'insufficient-funds',
  'expired',
  'wrong-code',
  'processing-error',
  'fails-at-trial-end',
  'needs-confirmation',
] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** The sandbox's calendar: days pass until then. The last two change no date. */
export const sandboxCalendar = ['trial-end', 'next-renewal', 'fail-next-payment', 'pay-what-is-owed'] as const;
export type SandboxCalendar = (typeof sandboxCalendar)[number];

const payment = z.strictObject({
  clientSecret: z.string(),
  card: z.enum(sandboxCards),
  /** What the parent told the bank; absent before the bank has asked. */
  confirmation: z.optional(z.enum(['given', 'refused'])),
});
export type SandboxPayment = z.output<typeof payment>;

/** Confirms with the embedded sandbox; the other providers are confirmed by their own script. */
export const confirmSandboxPayment = endpoint(routes.confirmSandboxPayment, {
  summary: 'Pays with one of the sandbox’s cards; a refusal says why, as a bank would',
  status: 200,
  body: payment,
  output: z.strictObject({ outcome: z.enum(['paid', 'needs-confirmation']) }),
  failures: ['invalid-input', 'pin-needed', 'not-found', 'payment-failed', 'too-many-requests'],
});
export const turnSandboxCalendar = endpoint(routes.turnSandboxCalendar, {
  summary: 'Lets days pass for the family’s sandbox subscription, or its next payment fail',
  status: 204,
  body: z.strictObject({ to: z.enum(sandboxCalendar) }),
  output: nothing,
  failures: ['invalid-input', 'not-found'],
});
