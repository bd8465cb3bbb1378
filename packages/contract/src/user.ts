import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, language, optionalText } from './values.ts';

export const user = z.strictObject({
  id,
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isSubscribed: z.boolean(),
  /** Stories written today, in the family's own day: 0 on a new day. */
  dailyStoryCount: z.int(),
  lastStoryDate: instant.nullable(),
  /** A guest family has no e-mail and password yet. */
  isGuest: z.boolean(),
  timeZone: z.string(),
  /** What the children call the parent who reads. */
  calledName: z.string().nullable(),
  autoImages: z.boolean(),
  voiceNarration: z.boolean(),
  showStreak: z.boolean(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

export const preferences = z.strictObject({
  autoImages: z.boolean().optional(),
  voiceNarration: z.boolean().optional(),
  showStreak: z.boolean().optional(),
  calledName: optionalText(30).optional(),
  timeZone: z.string().max(60).optional(),
  language: language.optional(),
  firstName: optionalText(60).optional(),
  lastName: optionalText(60).optional(),
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

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in family',
  access: 'family',
  status: 200,
  output: user,
  failures: [],
});
export const getUserStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  summary: 'Stories created, night streak, favourites and minutes read',
  access: 'family',
  status: 200,
  output: userStats,
  failures: [],
});
export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/user/preferences',
  summary: 'Changes the account’s settings; what is not named stays',
  access: 'family',
  status: 200,
  body: preferences,
  output: user,
  failures: ['invalid-input', 'payment-required'],
});
