import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { type RecipientPorts, recipientsOf } from './list-recipients.ts';
import { tellOfSharing } from './sharing-mails.ts';

interface Ports extends RecipientPorts {
  readonly families: Families;
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

const sendingRule = { name: 'sent-stories', most: 60, perSeconds: 3600 } as const;

/**
 * Only what the reader may read already: sending opens nothing, and so wants no PIN.
 * Throws Failure 'not-found' or 'too-many-requests'.
 */
export const sendStory =
  (ports: Ports): Operation<Endpoints['sendStory']> =>
  async ({ familyId, session: { accountId: senderId }, params: { id, member: memberId }, body: { greeting } }) => {
    const { sentStories, families, mailer, rateLimiter, clock } = ports;
    const before = await recipientsOf(ports, { familyId, id });
    if (!before.some((one) => one.id === memberId && one.mayRead)) throw new Failure('not-found');
    await refuseTooMany(rateLimiter, sendingRule, familyId);
    const sending = { memberId, senderId, greeting, sentAt: clock().toISOString() };
    if (!(await sentStories.send({ familyId, id }, sending))) throw new Failure('not-found');
    const sent = (await recipientsOf(ports, { familyId, id })).find((one) => one.id === memberId);
    if (sent === undefined) throw new Failure('not-found');
    const [to, sender] = await Promise.all([families.find(memberId), findFamily(families, senderId)]);
    // A line that is put differently is no news.
    const isNews = before.some((one) => one.id === memberId && one.sent === null);
    if (isNews && to !== undefined)
      await tellOfSharing(mailer, 'sent', { to, who: sender.firstName ?? sender.calledName });
    return sent;
  };
