import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly clock: Clock;
}

export const setActiveChildProfile =
  ({ childProfiles, clock }: Ports): Operation<Endpoints['setActiveChildProfile']> =>
  async ({ familyId, params }) => {
    if (!(await childProfiles.activate({ familyId, id: params.id }, clock()))) throw new Failure('not-found');
  };
