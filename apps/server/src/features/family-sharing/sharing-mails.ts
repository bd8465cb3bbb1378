import type { InBothLanguages } from '@sagolykta/domain/language';
import type { Family } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: (who: string | null) => string;
}

type News = 'joined' | 'left' | 'removed' | 'sent';

/** No letter names a child. */
const sharingMails: Readonly<Record<News, InBothLanguages<MailTexts>>> = {
  joined: {
    sv: {
      subject: 'Någon har tackat ja hos Sagolykta',
      text: (who) => `Hej!

${who ?? 'Någon'} har använt länken från dig och är med nu.

I Inställningar, under Familjedelning, ser du vilka som är med. Där kan du också ändra dig.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'Somebody has joined you at Sagolykta',
      text: (who) => `Hello!

${who ?? 'Somebody'} has used your link, and is with you now.

Settings, Family sharing shows who is with you. You can also change your mind there.

Sleep well!
Sagolykta`,
    },
  },
  left: {
    sv: {
      subject: 'Någon har slutat läsa med hos Sagolykta',
      text: (who) => `Hej!

${who ?? 'Någon'} har lämnat er familjedelning och ser inte längre något av det som är ert.

Vill ni läsa tillsammans igen räcker det med en ny länk.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'Somebody has left your family sharing at Sagolykta',
      text: (who) => `Hello!

${who ?? 'Somebody'} has left, and no longer sees anything of your family’s.

Should you want to read together again, a new link is all it takes.

Sleep well!
Sagolykta`,
    },
  },
  sent: {
    sv: {
      subject: 'En saga väntar på dig hos Sagolykta',
      text: (who) => `Hej!

${who ?? 'Familjen som bjöd in dig'} har skickat en saga till dig. Den ligger först på din hylla hos Sagolykta.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'A story is waiting for you at Sagolykta',
      text: (who) => `Hello!

${who ?? 'The family that invited you'} has sent you a story. It is the first on your shelf at Sagolykta.

Sleep well!
Sagolykta`,
    },
  },
  removed: {
    sv: {
      subject: 'En familjedelning hos Sagolykta är avslutad',
      text: (who) => `Hej!

${who === null ? 'Familjen som bjöd in dig' : `${who}, som bjöd in dig,`} delar inte längre sina sagor med dig här.

Ditt eget konto finns kvar. Undrar du varför, fråga dem gärna. Vi vet inte mer än så.

Sov gott!
Sagolykta`,
    },
    en: {
      subject: 'Stories at Sagolykta are no longer shared with you',
      text: (who) => `Hello!

${who === null ? 'The family that invited you' : `${who}, who invited you,`} no longer shares stories with you here.

Your own account is still yours. If you wonder why, please ask them: that is all we know.

Sleep well!
Sagolykta`,
    },
  },
};

/** What has happened stands, whether or not the letter can be handed over. */
export async function tellOfSharing(
  mailer: Mailer,
  news: News,
  { to, who }: { readonly to: Family; readonly who: string | null },
): Promise<void> {
  if (to.email === null) return;
  const { subject, text } = sharingMails[news][to.language];
  const letter = { to: to.email, subject, text: text(who), language: to.language, familyId: to.id };
  await mailer.send(letter).catch(() => undefined);
}
