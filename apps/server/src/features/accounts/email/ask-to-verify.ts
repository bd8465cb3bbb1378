import type { Families } from '../../../ports/families.ts';
import type { Mailer } from '../../../ports/mail.ts';
import { makeToken, type TokenPorts } from '../proof/one-time-token.ts';
import { verificationMail } from './account-mails.ts';

interface Ports extends TokenPorts {
  readonly families: Families;
  readonly mailer: Mailer;
  /** The public address, for the link. Never the one a request claims: it stands in a letter. */
  readonly publicAddress: string;
}

const minutes = 24 * 60;

/** Mails a link to the family's address, if it has one that is not verified. Throws Failure 'unavailable' when the mail cannot go. */
export const askToVerify =
  (ports: Ports) =>
  async (familyId: string): Promise<void> => {
    const family = await ports.families.find(familyId);
    if (family === undefined || family.email === null || family.isEmailVerified) return;
    const token = await makeToken(ports, { purpose: 'verify-email', familyId, detail: family.email }, minutes);
    const { subject, text } = verificationMail[family.language];
    const link = `${ports.publicAddress}/api/verify-email?token=${token}&lang=${family.language}`;
    await ports.mailer.send({ to: family.email, subject, text: text(link), language: family.language, familyId });
  };
