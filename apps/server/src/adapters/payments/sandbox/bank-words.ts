import type { SandboxCard } from '@sagolykta/contract/sandbox';
import type { InBothLanguages } from '@sagolykta/domain/language';

type RefusingCard = Exclude<SandboxCard, 'success' | 'fails-at-trial-end'>;

/** What a bank says when it refuses, as families meet it elsewhere. */
export const bankWords: Readonly<Record<RefusingCard, InBothLanguages<string>>> = {
  'declined': { sv: 'Kortet nekades.', en: 'Your card was declined.' },
  'insufficient-funds': {
    sv: 'Det finns inte tillräckligt med pengar på kortet.',
    en: 'Your card has insufficient funds.',
  },
  'expired': { sv: 'Kortet har gått ut.', en: 'Your card has expired.' },
  'wrong-code': { sv: 'Kortets säkerhetskod stämmer inte.', en: 'Your card’s security code is incorrect.' },
  'processing-error': {
    sv: 'Något gick fel när kortet behandlades. Försök igen om en liten stund.',
    en: 'An error occurred while processing your card. Try again in a little bit.',
  },
  'needs-confirmation': {
    sv: 'Banken fick ingen bekräftelse. Välj ett annat kort och försök igen.',
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
};
