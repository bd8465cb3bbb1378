import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Chance } from '../../ports/chance.ts';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { childProfileView } from './child-profile-view.ts';
import { findChild } from './find-child.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly chance: Chance;
  readonly clock: Clock;
}

/** More than any family has, and few enough to be listed at once. */
const mostChildren = 30;

export const createChildProfile =
  ({ childProfiles, chance, clock }: Ports): Operation<Endpoints['createChildProfile']> =>
  async ({ familyId, body }) => {
    const key = { familyId, id: chance.newId() };
    if (!(await childProfiles.add(key, body, mostChildren, clock()))) throw new Failure('too-many-children');
    return childProfileView(await findChild(childProfiles, key));
  };
