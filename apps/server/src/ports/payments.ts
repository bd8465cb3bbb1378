import type { Subscription } from '@sagolykta/domain/subscription';

export interface Order {
  /** Ours. Asked twice with the same, the provider opens one checkout. */
  readonly checkoutId: string;
  /** The family as the provider knows it from before. */
  readonly customerId: string | null;
  readonly email: string | null;
  readonly withTrial: boolean;
}

/** A checkout as the provider keeps it. */
export interface OpenedCheckout {
  readonly id: string;
  readonly state: 'open' | 'complete' | 'expired';
  /** With it the browser confirms; null once there is nothing left to confirm. */
  readonly clientSecret: string | null;
  readonly subscriptionId: string | null;
}

/** A subscription as the provider keeps it. */
export interface PaidSubscription extends Subscription {
  readonly id: string;
  readonly customerId: string;
  /** The checkout of ours that it came from. */
  readonly checkoutId: string | null;
}

export interface Receipt {
  readonly id: string;
  readonly paidAt: string;
  /** Cents. */
  readonly amount: number;
  readonly refunded: number;
  /** The provider's own page or document. */
  readonly url: string | null;
}

/** Something has happened to a subscription or a checkout; what, is asked of the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly openedCheckoutId: string | null;
}

/** Where money is taken. Every call throws Failure 'unavailable' when the provider does not answer. */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe';
  /** 'test': no money is taken. */
  readonly mode: 'test' | 'live';
  readonly publishableKey: string | null;
  readonly hasPortal: boolean;
  readonly openCheckout: (order: Order) => Promise<OpenedCheckout>;
  /** undefined when the provider does not know it; so with the next. */
  /** Lets go of what is kept here, and not with the provider, of a checkout that nobody paid. */
  readonly forgetCheckout: (id: string) => Promise<void>;
  readonly findCheckout: (id: string) => Promise<OpenedCheckout | undefined>;
  readonly findSubscription: (id: string) => Promise<PaidSubscription | undefined>;
  /** At the end of what is paid for. */
  readonly cancel: (subscriptionId: string) => Promise<void>;
  readonly resume: (subscriptionId: string) => Promise<void>;
  /** At once; with a refund everything paid comes back. Done twice, it is done once. Answers the cents given back. */
  readonly end: (subscriptionId: string, how: { readonly refund: boolean }) => Promise<number>;
  /** Newest first. */
  readonly receipts: (subscription: Pick<PaidSubscription, 'id' | 'customerId'>) => Promise<Receipt[]>;
  /** Where the family changes its card at the provider's; null where there is no such place. */
  readonly openPortal: (customerId: string) => Promise<string | null>;
  /** undefined for news that says nothing about subscriptions. Throws Failure 'invalid-input' for what the provider has not signed. */
  readonly readEvent: (body: Buffer, signature: string) => PaymentEvent | undefined;
}
