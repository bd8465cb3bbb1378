import type { Families } from '../ports/families.ts';
import type { Mailer } from '../ports/mail.ts';
import type { RateLimiter, RateRule } from '../ports/rate-limiter.ts';
import { refuseTooMany } from './refuse-too-many.ts';

interface Ports {
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  readonly families: Families;
}

const day = 86_400;
/** Counted by the address itself: it may be a stranger's, and families that write to it are easily made and erased. */
const lettersToARecipient: RateRule = { name: 'letters-to', most: 10, perSeconds: day };
const lettersOfAFamily: RateRule = { name: 'letters-of', most: 20, perSeconds: day };

/**
 * Every letter to a family's address goes through here, whatever it is about: nobody is made to get more than they can read.
 * `send` throws Failure 'too-many-requests' beyond the limits. What is kept of a letter whose family was erased meanwhile goes
 * after it.
 */
export function limitLetters({ mailer, rateLimiter, families }: Ports): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      const { familyId } = mail;
      if (familyId !== undefined) await refuseTooMany(rateLimiter, lettersOfAFamily, familyId);
      await refuseTooMany(rateLimiter, lettersToARecipient, mail.to.toLowerCase());
      await mailer.send(mail);
      if (familyId !== undefined && (await families.find(familyId)) === undefined) await mailer.forget(familyId);
    },
  };
}
