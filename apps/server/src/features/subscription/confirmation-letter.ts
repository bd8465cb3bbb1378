import type { InBothLanguages, Language } from '@sagolykta/domain/language';
import { money } from '@sagolykta/domain/money';
import { premium } from '@sagolykta/domain/plan';
import { type Subscription, withdrawalEndsAt } from '@sagolykta/domain/subscription';

interface Terms {
  readonly trialEnds: string | null;
  readonly nextPayment: string;
  readonly withdrawUntil: string;
  readonly isTest: boolean;
}

const price = money(premium.price);

const words: InBothLanguages<(terms: Terms) => { readonly subject: string; readonly text: string }> = {
  sv: ({ trialEnds, nextPayment, withdrawUntil, isTest }) => ({
    subject: 'Ert avtal om Sagolykta Premium',
    text: [
      'Hej!',
      'Tack, nu är Premium tänt. Här är det ni har kommit överens med oss om:',
      [
        `Pris: ${price} i månaden.`,
        trialEnds === null
          ? `Första betalningen är gjord. Nästa dras ${nextPayment}.`
          : `Provtid: utan kostnad till ${trialEnds}. Första betalningen dras ${nextPayment}.`,
        'Avtalet löper en månad i taget tills ni avslutar det.',
      ].join('\n'),
      'Avsluta gör ni när ni vill, under Inställningar och Hantera abonnemanget. Premium är kvar så länge det är betalt.',
      `Ni har ångerrätt till och med ${withdrawUntil}. Ångra avtalet på samma ställe, så slutar Premium genast och ni får tillbaka allt ni har betalat.`,
      ...(isTest ? ['TESTLÄGE: inga pengar dras.'] : []),
      'Spara gärna det här brevet.\n\nSov gott!\nSagolykta',
    ].join('\n\n'),
  }),
  en: ({ trialEnds, nextPayment, withdrawUntil, isTest }) => ({
    subject: 'Your agreement on Sagolykta Premium',
    text: [
      'Hello,',
      'Thank you. Premium is lit. This is what you have agreed to:',
      [
        `Price: ${price} a month.`,
        trialEnds === null
          ? `The first payment has been made. The next is taken on ${nextPayment}.`
          : `Trial: free of charge until ${trialEnds}. The first payment is taken on ${nextPayment}.`,
        'The agreement runs a month at a time until you cancel.',
      ].join('\n'),
      'Cancel whenever you like, under Settings and Manage subscription. Premium stays for as long as it is paid for.',
      `You may withdraw until ${withdrawUntil}. Do so in the same place, and Premium ends at once and you get back everything you have paid.`,
      ...(isTest ? ['TEST MODE: no money is taken.'] : []),
      'Please keep this letter.\n\nSleep well!\nSagolykta',
    ].join('\n\n'),
  }),
};

interface Surroundings {
  readonly timeZone: string;
  readonly now: Date;
  readonly isTest: boolean;
}

/** What a family has agreed to, on paper: price, dates on its own clock, how to cancel and how to withdraw. */
export function confirmationLetter(
  language: Language,
  subscription: Subscription,
  { timeZone, now, isTest }: Surroundings,
) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const day = (instant: string) => format.format(new Date(instant));
  const { trialEndsAt, periodEndsAt } = subscription;
  const isTrying = trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
  return words[language]({
    trialEnds: isTrying ? day(trialEndsAt) : null,
    nextPayment: day(periodEndsAt),
    withdrawUntil: day(withdrawalEndsAt(subscription)),
    isTest,
  });
}
