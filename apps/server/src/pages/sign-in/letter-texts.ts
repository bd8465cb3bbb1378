import type { InBothLanguages } from '@sagolykta/domain/language';

interface Said {
  readonly title: string;
  readonly lead: string;
}

export interface LetterTexts {
  readonly forgot: Said & { readonly button: string };
  readonly sent: Said;
  readonly reset: Said & { readonly button: string };
  readonly verify: Said & { readonly button: string };
  readonly logOut: Said & { readonly button: string };
  readonly verified: Said;
  readonly oldLink: Said;
  readonly notEntered: Said;
  readonly pinFirst: Said;
  readonly again: string;
  readonly newPassword: string;
  readonly removePasskeys: (names: string) => string;
  readonly passkeysGo: (names: string) => string;
  readonly onward: string;
  readonly askAgain: string;
}

export const letterTexts: InBothLanguages<LetterTexts> = {
  sv: {
    forgot: {
      title: 'Glömt lösenordet?',
      lead: 'Skriv din e-postadress, så kommer ett brev med en länk.',
      button: 'Skicka länken',
    },
    sent: {
      title: 'Titta i din e-post',
      lead: 'Finns det ett konto med den adressen är ett brev på väg. Länken i det fungerar i en timme.',
    },
    reset: {
      title: 'Välj ett nytt lösenord',
      lead: 'Alla andra telefoner och datorer loggas ut.',
      button: 'Spara lösenordet',
    },
    verify: { title: 'Är det här din e-postadress?', lead: 'Då är det bara att bekräfta.', button: 'Ja, bekräfta' },
    logOut: {
      title: 'Vill du logga ut?',
      lead: 'En länk på en annan sida ledde hit, så vi frågar först.',
      button: 'Logga ut',
    },
    verified: { title: 'Tack, adressen är bekräftad', lead: 'Nu kan du alltid få ett nytt lösenord hit.' },
    oldLink: {
      title: 'Länken fungerar inte längre',
      lead: 'Den kan vara för gammal, eller redan använd.',
    },
    notEntered: { title: 'Det gick inte att logga in', lead: 'Försök en gång till om en liten stund.' },
    pinFirst: {
      title: 'Först PIN-koden',
      lead: 'Den här familjen har en PIN-kod. Spara föräldrakontrollen med den, och logga sedan in inom fem minuter.',
    },
    again: 'Försök igen',
    newPassword: 'Nytt lösenord',
    removePasskeys: (names) => `Ta också bort passnycklarna (${names}). Gör det om du inte känner igen dem.`,
    passkeysGo: (names) =>
      `Adressen har inte bekräftats förut. Därför tas passnycklarna på kontot också bort: ${names}.`,
    onward: 'Till Sagolykta',
    askAgain: 'Be om en ny länk',
  },
  en: {
    forgot: {
      title: 'Forgotten your password?',
      lead: 'Write your e-mail address, and a letter with a link is on its way.',
      button: 'Send the link',
    },
    sent: {
      title: 'Look in your e-mail',
      lead: 'If there is an account with that address, a letter is on its way. The link in it works for an hour.',
    },
    reset: {
      title: 'Choose a new password',
      lead: 'All other phones and computers are signed out.',
      button: 'Save the password',
    },
    verify: { title: 'Is this your e-mail address?', lead: 'Then please confirm it.', button: 'Yes, confirm' },
    logOut: {
      title: 'Do you want to log out?',
      lead: 'A link on another page led here, so we ask first.',
      button: 'Log out',
    },
    verified: { title: 'Thank you, the address is confirmed', lead: 'You can always get a new password there.' },
    oldLink: {
      title: 'The link no longer works',
      lead: 'It may be too old, or it has been used.',
    },
    notEntered: { title: 'That did not let you in', lead: 'Please try once more in a little while.' },
    pinFirst: {
      title: 'First the PIN',
      lead: 'This family has a PIN. Save the parental controls with it, then sign in within five minutes.',
    },
    again: 'Try again',
    newPassword: 'New password',
    removePasskeys: (names) => `Remove the passkeys, too (${names}). Do so if you do not recognise them.`,
    passkeysGo: (names) =>
      `The address has not been confirmed before. That is why the passkeys of the account are removed, too: ${names}.`,
    onward: 'To Sagolykta',
    askAgain: 'Ask for a new link',
  },
};
