import type { User } from '@sagolykta/contract/user';
import { effectiveStoryCount } from '@sagolykta/domain/daily-limit';
import type { Family } from '../../ports/families.ts';

/** What a family may see of its account. */
export function userView(family: Family, now: Date): User {
  return {
    id: family.id,
    email: family.email,
    isEmailVerified: family.isEmailVerified,
    firstName: family.firstName,
    lastName: family.lastName,
    profileImageUrl: family.profileImageUrl,
    isSubscribed: family.isSubscribed,
    dailyStoryCount: effectiveStoryCount(family, now),
    lastStoryDate: family.lastStoryDate,
    isGuest: family.isGuest,
    timeZone: family.timeZone,
    language: family.language,
    calledName: family.calledName,
    autoImages: family.autoImages,
    voiceNarration: family.voiceNarration,
    showStreak: family.showStreak,
    createdAt: family.createdAt,
  };
}
