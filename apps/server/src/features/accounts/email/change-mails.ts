import type { InBothLanguages } from '@sagolykta/domain/language';
import type { Family } from '../../../ports/families.ts';
import type { Mailer } from '../../../ports/mail.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
}

type Change = 'email' | 'password';

/** To the address as it was: whoever did not ask for the change must learn of it. The new address is not told to the old. */
const changeMails: Readonly<Record<Change, InBothLanguages<MailTexts>>> = {
  email: {
    sv: {
      subject: 'Er e-postadress hos Sagolykta är bytt',
      text: `Hej!

Kontot hos Sagolykta har fått en annan e-postadress, så den här används inte längre.

Var det du behöver du inte göra någonting. Var det inte du: svara på det här brevet, eller skriv till dem som driver er Sagolykta.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'Your e-mail address at Sagolykta has been changed',
      text: `Hello!

The account at Sagolykta has another e-mail address now, so this one is no longer used.

If it was you, there is nothing you need to do. If it was not: answer this letter, or write to those who run your Sagolykta.

Sleep well!
Sagolykta`,
    },
  },
  password: {
    sv: {
      subject: 'Ert lösenord hos Sagolykta är bytt',
      text: `Hej!

Lösenordet till kontot hos Sagolykta är bytt, och alla andra webbläsare har loggats ut.

Var det du behöver du inte göra någonting. Var det inte du: välj ett nytt lösenord med ”Glömt lösenordet?” på inloggningssidan.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'Your password at Sagolykta has been changed',
      text: `Hello!

The password of the account at Sagolykta has been changed, and all other browsers have been logged out.

If it was you, there is nothing you need to do. If it was not: choose a new password with “Forgotten your password?” on the sign-in page.

Sleep well!
Sagolykta`,
    },
  },
};

/** The change stands, whether or not the letter can be handed over. */
export async function tellOfChange(mailer: Mailer, change: Change, { id, email, language }: Family): Promise<void> {
  if (email === null) return;
  await mailer.send({ to: email, ...changeMails[change][language], language, familyId: id }).catch(() => undefined);
}
