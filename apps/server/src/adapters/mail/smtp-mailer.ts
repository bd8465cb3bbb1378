import { createTransport } from 'nodemailer';
import { Failure } from '../../ports/failure.ts';
import type { Mailer } from '../../ports/mail.ts';

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
}

/** Milliseconds that the mail server may be silent. */
const patience = 10_000;

/** Hands letters to a mail server; nothing of them is kept here. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(url, {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  return {
    send: async ({ to, subject, text, language, replyTo }) => {
      try {
        // As objects: within a string, a line break or a comma would be another recipient.
        await transport.sendMail({
          from: { name: 'Sagolykta', address: from },
          to: { name: '', address: oneAddress(to) },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: oneAddress(replyTo) } }),
          ...(language === undefined ? {} : { headers: { 'Content-Language': language } }),
          subject,
          text,
        });
      } catch {
        throw new Failure('unavailable', { retryAfter: 60 });
      }
    },
    forget: async () => {},
    keptFor: async () => [],
  };
}

function oneAddress(text: string): string {
  if (/[\s,;<>"]/.test(text) || !/^[^@]+@[^@]+$/.test(text)) throw new Error('Not one e-mail address');
  return text;
}
