import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { childProfileView } from './child-profile-view.ts';
import { findChild } from './find-child.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly clock: Clock;
}

export const updateChildProfile =
  ({ childProfiles, clock }: Ports): Operation<Endpoints['updateChildProfile']> =>
  async ({ familyId, params, body }) => {
    const key = { familyId, id: params.id };
    if (!(await childProfiles.change(key, body, clock()))) throw new Failure('not-found');
    return childProfileView(await findChild(childProfiles, key));
  };
