import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Operation } from '../operation.ts';
import { tellOfSharing } from './sharing-mails.ts';

interface Ports {
  readonly families: Families;
  readonly memberships: Memberships;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
}

/** One's own family cannot be left. Throws Failure 'not-found'. */
export const leaveFamily =
  ({ families, memberships, sessions, mailer }: Ports): Operation<Endpoints['leaveFamily']> =>
  async ({ familyId: memberId, sid, params: { id: familyId } }) => {
    const member = (await memberships.members(familyId)).find((one) => one.memberId === memberId);
    // This browser stays, with one's own family.
    if (member !== undefined && sid !== null) await sessions.actFor(sid, memberId);
    if (member === undefined || !(await memberships.remove({ familyId, memberId }))) throw new Failure('not-found');
    const owner = await families.find(familyId);
    if (owner !== undefined) await tellOfSharing(mailer, 'left', { to: owner, who: member.name });
  };
