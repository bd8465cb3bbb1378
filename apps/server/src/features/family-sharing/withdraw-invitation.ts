import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly memberships: Memberships;
  readonly clock: Clock;
}

export const withdrawInvitation =
  ({ memberships, clock }: Ports): Operation<Endpoints['withdrawInvitation']> =>
  async ({ familyId, params: { id } }) => {
    if (!(await memberships.withdraw(familyId, id, clock()))) throw new Failure('not-found');
  };
