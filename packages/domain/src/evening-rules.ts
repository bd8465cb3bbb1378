import { type Bedtime, isBedtime, minutesUntilBedtime } from './bedtime.ts';
import { effectiveStoryCount, type StoryUsage, secondsUntilNewStories } from './daily-limit.ts';
import { minuteIn } from './family-day.ts';

/** What a family has decided for its own evenings; null where it has decided nothing. */
export interface EveningRules {
  readonly storiesPerEvening: number | null;
  readonly bedtime: Bedtime | null;
}

export type EveningVerdict =
  | { readonly kind: 'open' }
  /** `opensIn` seconds. */
  | { readonly kind: 'outside-bedtime'; readonly opensIn: number }
  | { readonly kind: 'evening-over'; readonly opensIn: number };

/** Whether the family's own rules allow a story now. The number counts on the same day as the plan's limit does. */
export function eveningVerdict(
  { storiesPerEvening, bedtime }: EveningRules,
  usage: StoryUsage,
  now: Date,
): EveningVerdict {
  const minute = minuteIn(usage.timeZone, now);
  if (bedtime !== null && !isBedtime(bedtime, minute)) {
    const opensIn = minutesUntilBedtime(bedtime, minute) * 60 - now.getUTCSeconds();
    return { kind: 'outside-bedtime', opensIn };
  }
  if (storiesPerEvening !== null && effectiveStoryCount(usage, now) >= storiesPerEvening) {
    return { kind: 'evening-over', opensIn: secondsUntilNewStories(usage, now) };
  }
  return { kind: 'open' };
}
