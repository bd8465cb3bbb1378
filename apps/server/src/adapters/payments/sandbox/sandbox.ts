import { timingSafeEqual } from 'node:crypto';
import type { SandboxPayment } from '@sagolykta/contract/sandbox';
import type { Language } from '@sagolykta/domain/language';
import type { Clock } from '../../../ports/clock.ts';
import { Failure } from '../../../ports/failure.ts';
import type { Sandbox } from '../../../ports/sandbox.ts';
import { bankWords } from './bank-words.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import type { SandboxCheckout } from './sandbox-document.ts';
import { asSeen } from './sandbox-payments.ts';
import { advanced, startedSubscription, turned } from './sandbox-subscription.ts';

/** The sandbox's own side: what a real provider's script and the passing of time would do. */
export function sandbox(books: SandboxBooks, clock: Clock): Sandbox {
  return {
    pay: async (payment, language) => {
      const checkout = await findOpen(payment.clientSecret);
      if (payment.card === 'needs-confirmation' && payment.confirmation === undefined) return 'needs-confirmation';
      refuseAsBank(payment, checkout.withTrial, language);
      const now = clock();
      const id = `subscription_${checkout.checkoutId}`;
      const { checkoutId, customerId, withTrial } = checkout;
      await books.open(startedSubscription({ id, customerId, checkoutId, card: payment.card }, { withTrial, now }));
      await books.change('checkout', checkout.id, (open) => ({ ...open, subscriptionId: id }));
      return 'paid';
    },

    turnCalendar: async (subscriptionId, to) => {
      const now = clock();
      const found = await books.change('subscription', subscriptionId, (kept) => turned(advanced(kept, now), to, now));
      if (found === undefined) throw new Failure('not-found');
    },
  };

  async function findOpen(clientSecret: string): Promise<SandboxCheckout> {
    const [id = ''] = clientSecret.split('_secret_');
    const checkout = await books.read('checkout', id);
    const isOpen = checkout !== undefined && asSeen(checkout, clock()).state === 'open';
    if (!isOpen || !isSame(checkout.clientSecret, clientSecret)) throw new Failure('not-found');
    return checkout;
  }
}

function refuseAsBank({ card, confirmation }: SandboxPayment, withTrial: boolean, language: Language): void {
  if (card === 'success') return;
  if (card === 'fails-at-trial-end') {
    if (withTrial) return;
    throw new Failure('payment-failed', { detail: bankWords.declined[language] });
  }
  if (card === 'needs-confirmation' && confirmation === 'given') return;
  throw new Failure('payment-failed', { detail: bankWords[card][language] });
}

function isSame(one: string, other: string): boolean {
  const [known, given] = [Buffer.from(one), Buffer.from(other)];
  return known.length === given.length && timingSafeEqual(known, given);
}
