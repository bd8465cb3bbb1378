import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { Memberships } from '../../ports/memberships.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { tellOfSharing } from './sharing-mails.ts';

interface Ports {
  readonly families: Families;
  readonly memberships: Memberships;
  readonly askForPin: AskForPin;
  readonly mailer: Mailer;
}

/** The owner is no member, and so can be removed by nobody. Throws Failure 'pin-needed' or 'not-found'. */
export const removeMember =
  ({ families, memberships, askForPin, mailer }: Ports): Operation<Endpoints['removeMember']> =>
  async ({ familyId, sid, params: { id: memberId } }) => {
    await askForPin({ familyId, sid });
    if (!(await memberships.remove({ familyId, memberId }))) throw new Failure('not-found');
    const [owner, member] = await Promise.all([findFamily(families, familyId), families.find(memberId)]);
    if (member !== undefined) await tellOfSharing(mailer, 'removed', { to: member, who: owner.firstName });
  };
