import { routes } from '@sagolykta/contract/routes';
import type { User, UserStats } from '@sagolykta/contract/user';
import type { Bedtime } from '@sagolykta/domain/bedtime';
import { storiesLeft } from '@sagolykta/domain/daily-limit';
import { eveningVerdict } from '@sagolykta/domain/evening-rules';
import { dayIn } from '@sagolykta/domain/family-day';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { statsQuery, userQuery } from './queries.ts';

export const parentalControlsQuery = queryOptions({
  queryKey: [routes.getParentalControls.path],
  queryFn: () => api.getParentalControls({}),
});

/** Whether a story would be written now, as far as this device can tell; what holds is the server's own word. */
export type Evening =
  | { readonly kind: 'open' }
  | { readonly kind: 'day-over' }
  | { readonly kind: 'evening-over' }
  | { readonly kind: 'outside-bedtime'; readonly bedtime: Bedtime };

type Controls = Awaited<ReturnType<typeof api.getParentalControls>>;

/** In milliseconds: how long a page that stands open may believe that it is not bedtime yet. */
const glance = 15_000;

/** Said before anybody composes a story. Open until it is known to be otherwise. */
export function useEvening(): Evening {
  const user = useQuery({ ...userQuery, enabled: false }).data;
  const stats = useQuery(statsQuery).data;
  const controls = useQuery(parentalControlsQuery).data;
  const now = useNow();
  if (user == null || stats === undefined) return { kind: 'open' };
  return eveningOf(user, stats, controls, now);
}

function eveningOf(user: User, stats: UserStats, controls: Controls | undefined, now: Date): Evening {
  const { timeZone } = user;
  const { isSubscribed, dailyStoryCount } = stats;
  const usage = { isSubscribed, timeZone, dailyStoryCount, storyDay: dayIn(timeZone, now) };
  if (controls !== undefined) {
    const { kind } = eveningVerdict(controls, usage, now);
    if (kind === 'outside-bedtime' && controls.bedtime !== null) return { kind, bedtime: controls.bedtime };
    if (kind === 'evening-over') return { kind };
  }
  return { kind: !isSubscribed && storiesLeft(dailyStoryCount) === 0 ? 'day-over' : 'open' };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), glance);
    return () => clearInterval(clock);
  }, []);
  return now;
}
