import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Families } from '../../../ports/families.ts';
import type { Mailer } from '../../../ports/mail.ts';
import type { OneTimeTokens } from '../../../ports/one-time-tokens.ts';
import type { Operation } from '../../operation.ts';
import { tellOfChange } from '../email/change-mails.ts';
import { findFamily } from '../family/find-family.ts';
import { checkAccountHolder, type ProofPorts } from '../proof/prove-parent.ts';
import { refuseCommonPassword } from './common-password.ts';

interface Ports extends ProofPorts {
  readonly families: Families;
  readonly mailer: Mailer;
  readonly oneTimeTokens: OneTimeTokens;
}

/** Whoever had come in with the old password is put out; the browser that changed it stays. */
export const changePassword =
  (ports: Ports): Operation<Endpoints['changePassword']> =>
  async ({ familyId, sid, body: { currentPassword, newPassword } }) => {
    const { accounts, families, sessions, mailer, oneTimeTokens, passwordHasher, clock } = ports;
    await checkAccountHolder(ports, { familyId, sid, password: currentPassword });
    const family = await findFamily(families, familyId);
    refuseCommonPassword(newPassword, family.email ?? '');
    await accounts.changePassword(familyId, await passwordHasher.hash(newPassword, familyId), clock());
    await sessions.removeOthers(familyId, sid);
    // A link that somebody else may have asked for must not undo this.
    await oneTimeTokens.cancel(familyId, 'reset-password');
    await tellOfChange(mailer, 'password', family);
  };
