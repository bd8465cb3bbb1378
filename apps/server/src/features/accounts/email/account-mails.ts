import type { InBothLanguages } from '@sagolykta/domain/language';

interface MailTexts {
  readonly subject: string;
  readonly text: (link: string) => string;
}

export const verificationMail: InBothLanguages<MailTexts> = {
  sv: {
    subject: 'Är det här din e-postadress?',
    text: (link) => `Hej!

Någon, förhoppningsvis du, har skapat ett konto hos Sagolykta med den här adressen. Bekräfta den här:

${link}

Länken fungerar i ett dygn. Var det inte du behöver du inte göra någonting.

Sov gott!
Sagolykta`,
  },
  en: {
    subject: 'Is this your e-mail address?',
    text: (link) => `Hello!

Somebody, we hope you, has made an account at Sagolykta with this address. Confirm it here:

${link}

The link works for a day and a night. If it was not you, there is nothing you need to do.

Sleep well!
Sagolykta`,
  },
};

/** Whoever resets must know what stays behind: where the address was never verified, nothing does. */
export const resetMail: InBothLanguages<{
  readonly subject: string;
  readonly text: (link: string, isVerified: boolean) => string;
}> = {
  sv: {
    subject: 'Nytt lösenord till Sagolykta',
    text: (link, isVerified) => `Hej!

Här väljer du ett nytt lösenord:

${link}

Alla telefoner och datorer loggas ut då. ${
      isVerified
        ? 'Passnycklar finns kvar om du inte väljer att ta bort dem i samma steg. Gör det om du inte känner igen dem.'
        : 'Adressen har inte bekräftats förut, så någon annan kan ha skapat kontot. Därför tas också alla passnycklar bort.'
    }

Länken fungerar i en timme och bara en gång. Bad du inte om den kan du strunta i det här brevet. Lösenordet är detsamma som förut.

Sov gott!
Sagolykta`,
  },
  en: {
    subject: 'A new password for Sagolykta',
    text: (link, isVerified) => `Hello!

Choose a new password here:

${link}

All phones and computers are signed out then. ${
      isVerified
        ? 'Passkeys stay, unless you choose to remove them in the same step. Do so if you do not recognise them.'
        : 'The address has not been confirmed before, so somebody else may have made the account. That is why all passkeys are removed, too.'
    }

The link works for an hour, and only once. If you did not ask for it, you can leave this letter be. Your password is the same as before.

Sleep well!
Sagolykta`,
  },
};
