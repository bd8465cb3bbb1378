import type { InBothLanguages, Language } from '@sagolykta/domain/language';
import { money } from '@sagolykta/domain/money';

interface Withdrawn {
  readonly confirmedAt: string;
  readonly timeZone: string;
  /** Cents. */
  readonly refunded: number;
}

type Words = (at: string, amount: string, hasRefund: boolean) => { readonly subject: string; readonly text: string };

const words: InBothLanguages<Words> = {
  sv: (at, amount, hasRefund) => ({
    subject: 'Ni har ångrat ert avtal om Premium',
    text: [
      'Hej!',
      `Vi har tagit emot att ni ångrar avtalet om Sagolykta Premium. Det skedde ${at}. Abonnemanget är avslutat och inga fler betalningar dras.`,
      hasRefund
        ? `Ni får tillbaka allt ni har betalat: ${amount}. Pengarna går till samma kort och brukar synas inom tio dagar.`
        : 'Ni hade inte hunnit betala något, så det finns inget att få tillbaka.',
      'Sagorna ni har skapat är kvar, och tre nya om dagen ingår som förut.',
      'Spara gärna det här brevet: det är ert kvitto.\nSagolykta',
    ].join('\n\n'),
  }),
  en: (at, amount, hasRefund) => ({
    subject: 'You have withdrawn from Premium',
    text: [
      'Hello,',
      `We have received your withdrawal from the agreement on Sagolykta Premium. It was made on ${at}. The subscription has ended and no more payments will be taken.`,
      hasRefund
        ? `You get back everything you have paid: ${amount}. It goes to the same card and usually shows within ten days.`
        : 'You had not paid anything yet, so there is nothing to give back.',
      'The stories you have made are still yours, and three new ones a day are included as before.',
      'Please keep this letter: it is your receipt.\nSagolykta',
    ].join('\n\n'),
  }),
};

/** The durable proof of a withdrawal: what, when to the minute on the family's own clock, and what comes back. */
export function withdrawalReceipt(language: Language, { confirmedAt, timeZone, refunded }: Withdrawn) {
  const at = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(confirmedAt));
  return words[language](`${at} (${timeZone})`, money(refunded), refunded > 0);
}
