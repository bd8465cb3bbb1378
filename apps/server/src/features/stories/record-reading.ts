import type { Endpoints } from '@sagolykta/contract/endpoints';
import { countingDay } from '@sagolykta/domain/daily-limit';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Stories } from '../../ports/stories.ts';
import { findFamily } from '../accounts/find-family.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly families: Families;
  readonly stories: Stories;
  readonly clock: Clock;
}

export const recordReading =
  ({ families, stories, clock }: Ports): Operation<Endpoints['recordReading']> =>
  async ({ familyId, params }) => {
    const family = await findFamily(families, familyId);
    const now = clock();
    const recorded = await stories.recordReading({ familyId, id: params.id }, { day: countingDay(family, now), now });
    if (!recorded) throw new Failure('not-found');
  };
