import type Stripe from 'stripe';

type List<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'>;

/** What the emulator answers: names and types are those of the package that Stripe ships. */
export type EmulatedSession = Pick<
  Stripe.Checkout.Session,
  | 'object'
  | 'id'
  | 'client_secret'
  | 'mode'
  | 'ui_mode'
  | 'status'
  | 'subscription'
  | 'customer_email'
  | 'client_reference_id'
  | 'expires_at'
> & { customer: string | null; livemode: boolean };
export type EmulatedSubscription = Pick<
  Stripe.Subscription,
  | 'object'
  | 'id'
  | 'status'
  | 'default_payment_method'
  | 'default_source'
  | 'metadata'
  | 'start_date'
  | 'trial_end'
  | 'ended_at'
  | 'cancel_at'
  | 'cancel_at_period_end'
> & { customer: string; items: List<Item> };
export type EmulatedInvoice = Pick<
  Stripe.Invoice,
  'object' | 'id' | 'status' | 'amount_paid' | 'created' | 'hosted_invoice_url' | 'post_payment_credit_notes_amount'
> & { status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>; subscription: string };
export type EmulatedPrice = Pick<Stripe.Price, 'object' | 'id' | 'active' | 'currency' | 'unit_amount'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};
export interface EmulatedEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: Stripe.Event['type'];
  readonly livemode: boolean;
  readonly data: { readonly object: object };
}

const price = 999;
const month = 30 * 24 * 3600;

/** Stripe's side of the table, in memory: what it knows, and what it would tell. */
export class StripeBooks {
  now = new Date('2026-03-10T19:00:00Z');
  readonly sessions = new Map<string, EmulatedSession & { trialDays: number; checkout: string }>();
  readonly subscriptions = new Map<string, EmulatedSubscription>();
  readonly invoices: EmulatedInvoice[] = [];
  readonly events: EmulatedEvent[] = [];
  price: EmulatedPrice = {
    object: 'price',
    id: 'price_premium',
    active: true,
    currency: 'usd',
    unit_amount: price,
    recurring: { interval: 'month', interval_count: 1 },
  };
  #count = 0;

  newId(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#count}`;
  }

  get seconds(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  /** The card is accepted, in the browser. */
  pay(clientSecret: string): EmulatedSubscription {
    const session = [...this.sessions.values()].find((open) => open.client_secret === clientSecret);
    if (session === undefined || session.status !== 'open') throw new Error('No open session has this secret');
    const trialEnd = session.trialDays === 0 ? null : this.seconds + session.trialDays * 24 * 3600;
    const subscription: EmulatedSubscription = {
      object: 'subscription',
      id: this.newId('sub'),
      customer: session.customer ?? this.newId('cus'),
      status: trialEnd === null ? 'active' : 'trialing',
      default_payment_method: 'pm_card',
      default_source: null,
      metadata: { checkout: session.checkout },
      start_date: this.seconds,
      trial_end: trialEnd,
      ended_at: null,
      cancel_at: null,
      cancel_at_period_end: false,
      items: listOf([
        {
          object: 'subscription_item',
          id: this.newId('si'),
          current_period_start: this.seconds,
          current_period_end: trialEnd ?? this.seconds + month,
        },
      ]),
    };
    this.subscriptions.set(subscription.id, subscription);
    this.sessions.set(session.id, {
      ...session,
      status: 'complete',
      subscription: subscription.id,
      customer: subscription.customer,
    });
    if (trialEnd === null) this.#invoice(subscription.id);
    this.tell('customer.subscription.created', subscription);
    this.tell('checkout.session.completed', this.sessions.get(session.id) ?? session);
    return subscription;
  }

  /** The period ends: it is paid for, or it is not, or the subscription was to end with it. */
  renew(id: string, outcome: 'paid' | 'failed' = 'paid'): void {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') return;
    const [item] = subscription.items.data as [Item];
    this.now = new Date(Math.max(this.now.getTime(), item.current_period_end * 1000));
    if (subscription.cancel_at_period_end) {
      this.cancel(id);
      return;
    }
    const period = {
      current_period_start: item.current_period_end,
      current_period_end: item.current_period_end + month,
    };
    const status = outcome === 'paid' ? 'active' : 'past_due';
    this.change(id, { status, items: listOf([{ ...item, ...period }]) });
    if (outcome === 'paid') this.#invoice(id);
  }

  cancel(id: string): void {
    if (this.subscription(id).status === 'canceled') return;
    this.change(id, { status: 'canceled', ended_at: this.seconds }, 'customer.subscription.deleted');
  }

  change(
    id: string,
    changes: Partial<EmulatedSubscription>,
    type: Stripe.Event['type'] = 'customer.subscription.updated',
  ): EmulatedSubscription {
    const changed = { ...this.subscription(id), ...changes };
    this.subscriptions.set(id, changed);
    this.tell(type, changed);
    return changed;
  }

  subscription(id: string): EmulatedSubscription {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw new Error(`No subscription ${id}`);
    return subscription;
  }

  /** News as it was when it happened, even if it is delivered late. */
  tell(type: Stripe.Event['type'], object: object): void {
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      type,
      livemode: false,
      data: { object: { ...object } },
    });
  }

  #invoice(subscription: string): void {
    this.invoices.unshift({
      object: 'invoice',
      id: this.newId('in'),
      status: 'paid',
      amount_paid: price,
      created: this.seconds,
      hosted_invoice_url: 'https://invoice.stripe.com/i/test',
      post_payment_credit_notes_amount: 0,
      status_transitions: { paid_at: this.seconds },
      subscription,
    });
  }
}

export function listOf<Kind>(data: Kind[]): List<Kind> {
  return { object: 'list', data, has_more: false, url: '/v1' };
}
