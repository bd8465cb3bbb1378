import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Operation } from '../operation.ts';
import { childProfileView } from './child-profile-view.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
}

export const listChildProfiles =
  ({ childProfiles }: Ports): Operation<Endpoints['listChildProfiles']> =>
  async ({ familyId }) => {
    const children = await childProfiles.list(familyId);
    return children.map(childProfileView);
  };
