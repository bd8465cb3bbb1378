import type { SandboxCalendar, SandboxPayment } from '@sagolykta/contract/sandbox';
import type { Language } from '@sagolykta/domain/language';

/** What can be done in the sandbox and nowhere else: pay with test cards, and let time pass. */
export interface Sandbox {
  /** Throws Failure 'payment-failed' with the bank's words, 'not-found' for a checkout that is not open. */
  readonly pay: (payment: SandboxPayment, language: Language) => Promise<'paid' | 'needs-confirmation'>;
  /** Throws Failure 'not-found'. */
  readonly turnCalendar: (subscriptionId: string, to: SandboxCalendar) => Promise<void>;
}
