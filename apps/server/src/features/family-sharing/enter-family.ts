import type { Endpoints } from '@sagolykta/contract/endpoints';
import { Failure } from '../../ports/failure.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly memberships: Memberships;
  readonly sessions: Sessions;
}

/** Throws Failure 'not-found' for a family that one is not in. */
export const enterFamily =
  ({ memberships, sessions }: Ports): Operation<Endpoints['enterFamily']> =>
  async ({ familyId: memberId, sid, params: { id: familyId } }) => {
    if ((await memberships.roleOf({ familyId, memberId })) === undefined || sid === null)
      throw new Failure('not-found');
    await sessions.actFor(sid, familyId);
  };
