import type { Endpoints } from '@sagolykta/contract/endpoints';
import { countingDay, effectiveStoryCount } from '@sagolykta/domain/daily-limit';
import { nightStreak } from '@sagolykta/domain/streak';
import type { Clock } from '../../ports/clock.ts';
import type { Families } from '../../ports/families.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly families: Families;
  readonly clock: Clock;
}

export const getUserStats =
  ({ families, clock }: Ports): Operation<Endpoints['getUserStats']> =>
  async ({ familyId }) => {
    const [family, stats] = await Promise.all([findFamily(families, familyId), families.stats(familyId)]);
    const now = clock();
    return {
      totalStories: stats.totalStories,
      currentStreak: nightStreak(stats.nights, countingDay(family, now)),
      favorites: stats.favorites,
      minutesRead: stats.minutesRead,
      isSubscribed: family.isSubscribed,
      dailyStoryCount: effectiveStoryCount(family, now),
    };
  };
