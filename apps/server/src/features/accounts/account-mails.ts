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

export const resetMail: InBothLanguages<MailTexts> = {
  sv: {
    subject: 'Nytt lösenord till Sagolykta',
    text: (link) => `Hej!

Här väljer du ett nytt lösenord:

${link}

Länken fungerar i en timme och bara en gång. Bad du inte om den kan du strunta i det här brevet. Lösenordet är detsamma som förut.

Sov gott!
Sagolykta`,
  },
  en: {
    subject: 'A new password for Sagolykta',
    text: (link) => `Hello!

Choose a new password here:

${link}

The link works for an hour, and only once. If you did not ask for it, you can leave this letter be. Your password is the same as before.

Sleep well!
Sagolykta`,
  },
};
