import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../../ports/failure.ts';
import type { Mailer } from '../../../ports/mail.ts';
import type { Operation } from '../../operation.ts';
import { refuseTooMany } from '../../refuse-too-many.ts';
import { findFamily } from '../family/find-family.ts';
import { findUser, type UserPorts } from '../family/user-view.ts';
import { checkAccountHolder, type ProofPorts } from '../proof/prove-parent.ts';
import { tellOfChange } from './change-mails.ts';

interface Ports extends ProofPorts, UserPorts {
  readonly mailer: Mailer;
  /** Mails a link to the family's address. */
  readonly askToVerify: (familyId: string) => Promise<void>;
}

const changeRule = { name: 'change-email', most: 5, perSeconds: 3600 } as const;

export const changeEmail =
  (ports: Ports): Operation<Endpoints['changeEmail']> =>
  async ({ familyId, session, sid, body: { email, password } }) => {
    const { accounts, families, mailer, askToVerify, clock } = ports;
    await checkAccountHolder(ports, { familyId, sid, password });
    const before = await findFamily(families, familyId);
    // Before anything is changed: the letter that tells of a change must not be the one too many.
    if (before.email !== email) await refuseTooMany(ports.rateLimiter, changeRule, familyId);
    if (!(await accounts.changeEmail(familyId, email, clock()))) throw new Failure('email-taken');
    if (before.email !== email) {
      await tellOfChange(mailer, 'email', before);
      // A letter that cannot go today is asked for again in the settings.
      await askToVerify(familyId).catch(() => undefined);
    }
    return findUser(ports, session);
  };
