import type { Checkouts } from '../../ports/checkouts.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';

export interface SubscriptionPorts {
  /** null where this Sagolykta takes no payments. */
  readonly payments: Payments | null;
  readonly subscriptions: Subscriptions;
  readonly checkouts: Checkouts;
  readonly families: Families;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/** Throws Failure 'not-found' where no payments are taken. */
export function paymentsOf({ payments }: Pick<SubscriptionPorts, 'payments'>): Payments {
  if (payments === null) throw new Failure('not-found', { detail: 'This Sagolykta takes no payments' });
  return payments;
}
