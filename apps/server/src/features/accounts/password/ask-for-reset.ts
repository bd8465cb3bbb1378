import type { Families } from '../../../ports/families.ts';
import type { Mailer } from '../../../ports/mail.ts';
import { resetMail } from '../email/account-mails.ts';
import { makeToken, type TokenPorts } from '../proof/one-time-token.ts';

interface Ports extends TokenPorts {
  readonly families: Families;
  readonly mailer: Mailer;
  /** The public address, for the link. Never the one a request claims: it stands in a letter. */
  readonly publicAddress: string;
}

const minutes = 60;

/** Mails a link for choosing a new password, if the address is an account's. Throws Failure 'unavailable' when the mail cannot go. */
export const askForReset =
  (ports: Ports) =>
  async (email: string): Promise<void> => {
    const found = await ports.families.findByEmail(email);
    const family = found && (await ports.families.find(found.familyId));
    if (family === undefined) return;
    const token = await makeToken(ports, { purpose: 'reset-password', familyId: family.id, detail: email }, minutes);
    const { subject, text } = resetMail[family.language];
    const link = `${ports.publicAddress}/api/reset-password?token=${token}&lang=${family.language}`;
    await ports.mailer.send({
      to: email,
      subject,
      text: text(link, family.isEmailVerified),
      language: family.language,
      familyId: family.id,
    });
  };
