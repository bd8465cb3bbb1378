import { type Day, dayIn, dayNeverBackwards, secondsUntilAfter } from './family-day.ts';
import { fairUseStoriesPerDay, freeStoriesPerDay } from './plan.ts';

/** What is kept about a family's day. */
export interface StoryUsage {
  readonly isSubscribed: boolean;
  readonly timeZone: string;
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
  return dayNeverBackwards(dayIn(usage.timeZone, now), usage.storyDay);
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
  return secondsUntilAfter(countingDay(usage, now), usage.timeZone, now);
}
