import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { memberView } from './member-view.ts';

interface Ports {
  readonly memberships: Memberships;
  readonly askForPin: AskForPin;
}

/** Throws Failure 'pin-needed', or 'not-found' where there is no such reader. */
export const chooseSharedChildren =
  ({ memberships, askForPin }: Ports): Operation<Endpoints['chooseSharedChildren']> =>
  async ({ familyId, session, sid, params: { id: memberId }, body: { childIds } }) => {
    await askForPin({ familyId, sid });
    const isReader = await memberships.shareChildren({ familyId, memberId }, childIds);
    const member = isReader && (await memberships.members(familyId)).find((one) => one.memberId === memberId);
    if (!member) throw new Failure('not-found');
    return memberView(member, session.accountId);
  };
