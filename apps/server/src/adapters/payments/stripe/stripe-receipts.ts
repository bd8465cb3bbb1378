import type Stripe from 'stripe';
import type { Receipt } from '../../../ports/payments.ts';
import { askStripe } from './ask-stripe.ts';
import { instantOf } from './stripe-subscription.ts';

/** More months than anybody looks back. */
const mostInvoices = 100;

/** Invoices with an amount, newest first: the empty one of a trial is none that a family would ask for. */
export async function receiptsOf(stripe: Stripe, subscription: string): Promise<Receipt[]> {
  return (await paidInvoices(stripe, subscription)).map((invoice) => ({
    id: invoice.id,
    paidAt: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
    amount: invoice.amount_paid,
    refunded: invoice.post_payment_credit_notes_amount,
    url: invoice.hosted_invoice_url ?? null,
  }));
}

/** Gives back what was paid and not yet given back; answers all that has come back by then, in cents. */
export async function givenBack(stripe: Stripe, subscription: string): Promise<number> {
  let sum = 0;
  for (const invoice of await paidInvoices(stripe, subscription)) {
    const owed = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
    if (owed > 0) {
      const credit = { invoice: invoice.id, amount: owed, refund_amount: owed, reason: 'order_change' } as const;
      // Asked twice, it is given back once.
      await askStripe(() => stripe.creditNotes.create(credit, { idempotencyKey: `refund-${invoice.id}-${owed}` }));
    }
    sum += invoice.amount_paid;
  }
  return sum;
}

async function paidInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await askStripe(() => stripe.invoices.list({ subscription, status: 'paid', limit: mostInvoices }));
  return data.filter((invoice) => invoice.amount_paid > 0);
}
