import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import type { Families } from '../../ports/families.ts';
import type { Operation } from '../operation.ts';
import { findFamily } from './find-family.ts';
import { userView } from './user-view.ts';

interface Ports {
  readonly families: Families;
  readonly clock: Clock;
}

export const getUser =
  ({ families, clock }: Ports): Operation<Endpoints['getUser']> =>
  async ({ familyId }) =>
    userView(await findFamily(families, familyId), clock());
