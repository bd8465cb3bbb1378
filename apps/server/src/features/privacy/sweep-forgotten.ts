import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Retention } from '../../ports/retention.ts';

interface Ports {
  readonly retention: Retention;
  readonly fileStore: FileStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

const day = 24 * 3_600_000;
/** Days after the last change, once the last session has ended by itself. */
const daysKept = { guest: 60, unverified: 365, account: 3 * 365 } as const;
const mostAtOnce = 100;

/** Lets go of what nobody comes back for: expired sessions and links, and families long gone, with all that is theirs. */
export const sweepForgotten =
  ({ retention, fileStore, mailer, clock }: Ports) =>
  async (): Promise<void> => {
    const now = clock();
    const before = (days: number) => new Date(now.getTime() - days * day);
    const limits = {
      guest: before(daysKept.guest),
      unverified: before(daysKept.unverified),
      account: before(daysKept.account),
    };
    for (const familyId of await retention.forgotten(limits, now, mostAtOnce)) {
      if (!(await retention.eraseForgotten(familyId, limits, now))) continue;
      await fileStore.removeAll(familyId);
      await mailer.forget(familyId);
    }
    await retention.removeExpired(now);
  };
