import type { Endpoints } from '@sagolykta/contract/endpoints';
import { countingDay } from '@sagolykta/domain/daily-limit';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { ReadingPlaces } from '../../ports/reading-places.ts';
import type { Stories } from '../../ports/stories.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly families: Families;
  readonly stories: Stories;
  readonly readingPlaces: ReadingPlaces;
  readonly clock: Clock;
}

export const recordReading =
  ({ families, stories, readingPlaces, clock }: Ports): Operation<Endpoints['recordReading']> =>
  async ({ familyId, params: { id } }) => {
    const family = await findFamily(families, familyId);
    const now = clock();
    const recorded = await stories.recordReading({ familyId, id }, { day: countingDay(family, now), now });
    if (!recorded) throw new Failure('not-found');
    await readingPlaces.keep(
      { familyId, id },
      { paragraph: 0, percent: 100, isFinished: true, keptAt: now.toISOString() },
    );
  };
