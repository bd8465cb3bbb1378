import { type Day, dayIn, dayNeverBackwards, secondsUntilAfter } from './family-day.ts';
import { fairUseStoriesPerDay, freeStoriesPerDay } from './plan.ts';

/** What is kept about a family's day. */
export interface StoryUsage {
  readonly isSubscribed: boolean;
  readonly timeZone: string;
  /** The zone before, and the day on which it was changed there: until that day is over it is the one that counts. */
  readonly zoneBefore?: { readonly timeZone: string; readonly day: Day } | null;
  /** The last day a story was written on; null before the first. */
  readonly storyDay: Day | null;
  /** Stories written on that day. */
  readonly dailyStoryCount: number;
}

export type StoryAllowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'limited'; readonly left: number }
  | { readonly kind: 'fair-use-reached' };

/** The day that a story written now would count on. */
export function countingDay(usage: StoryUsage, now: Date): Day {
  return dayNeverBackwards(dayIn(countingZone(usage, now), now), usage.storyDay);
}

/** A new zone counts from the next day: two zones in one moment must not be two days. */
export function countingZone({ timeZone, zoneBefore }: Pick<StoryUsage, 'timeZone' | 'zoneBefore'>, now: Date): string {
  if (zoneBefore == null || dayIn(zoneBefore.timeZone, now) > zoneBefore.day) return timeZone;
  return zoneBefore.timeZone;
}

/** Stories written today: 0 on a new day, whatever was counted before. */
export function effectiveStoryCount(usage: StoryUsage, now: Date): number {
  return usage.storyDay === countingDay(usage, now) ? usage.dailyStoryCount : 0;
}

export function storyAllowance(usage: StoryUsage, now: Date): StoryAllowance {
  const written = effectiveStoryCount(usage, now);
  if (!usage.isSubscribed) return { kind: 'limited', left: storiesLeft(written) };
  return { kind: written < fairUseStoriesPerDay ? 'unlimited' : 'fair-use-reached' };
}

/** For a free family: 3 minus today's count, never below 0. */
export function storiesLeft(storiesToday: number): number {
  return Math.max(0, freeStoriesPerDay - storiesToday);
}

/** Seconds until the family may write again: to its midnight. */
export function secondsUntilNewStories(usage: StoryUsage, now: Date): number {
  const after = secondsUntilAfter(countingDay(usage, now), usage.timeZone, now);
  const zone = countingZone(usage, now);
  return zone === usage.timeZone ? after : Math.max(after, secondsUntilAfter(dayIn(zone, now), zone, now));
}
