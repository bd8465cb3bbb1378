import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { InBothLanguages } from '@sagolykta/domain/language';
import type { Families } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';

interface Ports {
  readonly families: Families;
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  /** Those who run this Sagolykta. */
  readonly operator: string;
}

const messagesOfAFamily = { name: 'contact', most: 5, perSeconds: 3600 } as const;
/** Guest families are easily made, and an outbox is not endless. */
const messagesOfEverybody = { name: 'contact-everybody', most: 300, perSeconds: 3600 } as const;

interface MessageTexts {
  readonly subject: string;
  readonly noAnswer: string;
}

const texts: InBothLanguages<MessageTexts> = {
  sv: { subject: 'En familj skriver till er', noAnswer: 'Familjen vill inte ha något svar.' },
  en: { subject: 'A family has written to you', noAnswer: 'The family wants no answer.' },
};

/** A guest may write too. The mail tells what was typed and where to answer, and nothing else of the family. */
export const sendMessage =
  ({ families, mailer, rateLimiter, operator }: Ports): Operation<Endpoints['sendMessage']> =>
  async ({ familyId, body: { message, replyTo } }) => {
    await refuseTooMany(rateLimiter, messagesOfAFamily, familyId);
    await refuseTooMany(rateLimiter, messagesOfEverybody, 'everybody');
    const { language } = await findFamily(families, familyId);
    const { subject, noAnswer } = texts[language];
    await mailer.send({
      to: operator,
      subject,
      text: replyTo === null ? `${message}\n\n-- \n${noAnswer}` : message,
      language,
      familyId,
      ...(replyTo === null ? {} : { replyTo }),
    });
  };
