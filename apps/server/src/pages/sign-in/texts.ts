import type { InBothLanguages } from '@sagolykta/domain/language';

export interface SignInTexts {
  readonly title: string;
  readonly lead: string;
  readonly otherLanguage: string;
  readonly languageLabel: string;
  readonly logInTitle: string;
  readonly logInButton: string;
  readonly forgot: string;
  readonly passkeyTitle: string;
  readonly passkeyButton: string;
  readonly passkeyRefused: string;
  readonly registerTitle: string;
  readonly registerButton: string;
  readonly claimTitle: string;
  readonly claimLead: string;
  readonly guestTitle: string;
  readonly guestLead: string;
  readonly guestButton: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pin: string;
  readonly pinHint: string;
  readonly optional: string;
  readonly home: string;
  readonly errors: Readonly<Record<SignInError, string>>;
}

export type SignInError =
  | 'email'
  | 'too-short'
  | 'too-long'
  | 'too-common'
  | 'password'
  | 'pin'
  | 'name'
  | 'wrong'
  | 'taken'
  | 'too-many'
  | 'not-understood';

export const signInTexts: InBothLanguages<SignInTexts> = {
  sv: {
    title: 'Logga in',
    lead: 'Kvällens saga väntar.',
    otherLanguage: 'English',
    languageLabel: 'Språk',
    logInTitle: 'Har du redan ett konto?',
    logInButton: 'Logga in',
    forgot: 'Glömt lösenordet?',
    passkeyTitle: 'Har du en passnyckel?',
    passkeyButton: 'Logga in med passnyckel',
    passkeyRefused: 'Det gick inte att logga in med passnyckeln. Försök igen, eller använd lösenordet.',
    registerTitle: 'Ny här?',
    registerButton: 'Skapa konto',
    claimTitle: 'Behåll era sagor',
    claimLead: 'Med e-post och lösenord hittar du hit igen, från vilken telefon som helst. Barn och sagor följer med.',
    guestTitle: 'Bara titta?',
    guestLead: 'Inga uppgifter behövs. Kontot kan du skapa senare, och då följer sagorna med.',
    guestButton: 'Prova utan konto',
    email: 'E-post',
    password: 'Lösenord',
    passwordHint: 'Minst 10 tecken. En mening går bra.',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    pin: 'PIN-kod',
    pinHint: 'Den som ni har valt för föräldrakontrollen.',
    optional: 'valfritt',
    home: 'Till startsidan',
    errors: {
      email: 'Skriv en e-postadress, till exempel kim@example.se.',
      'too-short': 'Lösenordet behöver minst 10 tecken.',
      'too-long': 'Lösenordet får ha högst 128 tecken.',
      'too-common': 'Det lösenordet är lätt att gissa. Välj ett annat, gärna en egen mening.',
      password: 'Skriv ditt lösenord.',
      pin: 'Det är inte familjens PIN-kod.',
      name: 'Namnet får ha högst 60 tecken, och de ska synas.',
      wrong: 'E-posten eller lösenordet stämmer inte.',
      taken: 'Det finns redan ett konto med den e-postadressen. Logga in i stället.',
      'too-many': 'Det blev många försök. Vänta en stund och försök igen.',
      'not-understood': 'Formuläret gick inte att läsa. Försök igen.',
    },
  },
  en: {
    title: 'Log in',
    lead: 'Tonight’s story is waiting.',
    otherLanguage: 'Svenska',
    languageLabel: 'Language',
    logInTitle: 'Already have an account?',
    logInButton: 'Log in',
    forgot: 'Forgotten your password?',
    passkeyTitle: 'Do you have a passkey?',
    passkeyButton: 'Log in with a passkey',
    passkeyRefused: 'The passkey did not let you in. Try again, or use the password.',
    registerTitle: 'New here?',
    registerButton: 'Create account',
    claimTitle: 'Keep your stories',
    claimLead:
      'With an e-mail address and a password you can find your way back from any phone. Children and stories come along.',
    guestTitle: 'Just looking?',
    guestLead: 'No details needed. You can create the account later, and the stories come along.',
    guestButton: 'Try without an account',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least 10 characters. A sentence is fine.',
    firstName: 'First name',
    lastName: 'Last name',
    pin: 'PIN',
    pinHint: 'The one you have chosen for the parental controls.',
    optional: 'optional',
    home: 'To the start page',
    errors: {
      email: 'Write an e-mail address, such as kim@example.com.',
      'too-short': 'The password needs at least 10 characters.',
      'too-long': 'The password can have at most 128 characters.',
      'too-common': 'That password is easy to guess. Choose another; a sentence of your own is good.',
      password: 'Write your password.',
      pin: 'That is not the family’s PIN.',
      name: 'The name can have at most 60 characters, and they must be seen.',
      wrong: 'The e-mail address or the password is not right.',
      taken: 'There is already an account with that e-mail address. Log in instead.',
      'too-many': 'That was many attempts. Wait a little and try again.',
      'not-understood': 'The form could not be read. Please try again.',
    },
  },
};
