import { memberRoles } from '@sagolykta/domain/family-sharing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { id, instant, language, optionalText, textOrNull } from './values.ts';

export const user = z.strictObject({
  id,
  email: textOrNull,
  /** A letter has reached the address. */
  isEmailVerified: z.boolean(),
  firstName: textOrNull,
  lastName: textOrNull,
  profileImageUrl: textOrNull,
  isSubscribed: z.boolean(),
  /** Stories written today, in the family's own day: 0 on a new day. */
  dailyStoryCount: z.int(),
  lastStoryDate: z.nullable(instant),
  /** A guest family has no e-mail and password yet. */
  isGuest: z.boolean(),
  timeZone: z.string(),
  /** The language last used for signing in or chosen in the settings; mail is written in it. */
  language,
  /** What the children call the parent who reads. */
  calledName: textOrNull,
  autoImages: z.boolean(),
  voiceNarration: z.boolean(),
  showStreak: z.boolean(),
  createdAt: instant,
  /** The family that this browser is with just now: one's own, or one that one was invited to. */
  family: z.strictObject({ id, role: z.enum(['owner', ...memberRoles]) }),
  /** Families that one was invited to, by what their owner is called. */
  joined: z.array(z.strictObject({ id, role: z.enum(memberRoles), owner: textOrNull })),
});
export type User = z.infer<typeof user>;

export const preferences = z.strictObject({
  autoImages: z.optional(z.boolean()),
  voiceNarration: z.optional(z.boolean()),
  showStreak: z.optional(z.boolean()),
  calledName: z.optional(optionalText(30)),
  timeZone: z.optional(z.string().check(z.maxLength(60))),
  language: z.optional(language),
  firstName: z.optional(optionalText(60)),
  lastName: z.optional(optionalText(60)),
});

export const userStats = z.strictObject({
  totalStories: z.int(),
  currentStreak: z.int(),
  favorites: z.int(),
  minutesRead: z.int(),
  isSubscribed: z.boolean(),
  dailyStoryCount: z.int(),
});
export type UserStats = z.infer<typeof userStats>;

export const getUser = endpoint(routes.getUser, {
  summary: 'The signed-in family',
  status: 200,
  output: user,
  failures: [],
});
export const getUserStats = endpoint(routes.getUserStats, {
  summary: 'Stories created, night streak, favourites and minutes read',
  status: 200,
  output: userStats,
  failures: [],
});
export const updatePreferences = endpoint(routes.updatePreferences, {
  summary: 'Changes the account’s settings; what is not named stays. The time zone wants the PIN, if there is one',
  status: 200,
  body: preferences,
  output: user,
  failures: ['invalid-input', 'payment-required', 'pin-needed'],
});
