import Stripe from 'stripe';
import { Failure } from '../../../ports/failure.ts';
import type { PaymentEvent } from '../../../ports/payments.ts';

/** What Stripe has signed, or Failure 'invalid-input'. undefined for news about anything but subscriptions and checkouts. */
export function readStripeEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): PaymentEvent | undefined {
  const event = signedEvent(stripe, body, signature, secret);
  const about = subjectOf(event);
  return about && { id: event.id, ...about };
}

function signedEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError;
    throw isForged ? new Failure('invalid-input', { detail: 'The signature does not fit' }) : error;
  }
}

function subjectOf(event: Stripe.Event): Omit<PaymentEvent, 'id'> | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return { openedCheckoutId: event.data.object.id, subscriptionId: idOf(event.data.object.subscription) };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { openedCheckoutId: null, subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscriptionId = idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
      return { openedCheckoutId: null, subscriptionId };
    }
    default:
      return undefined;
  }
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
