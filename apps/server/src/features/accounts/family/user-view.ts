import type { User } from '@sagolykta/contract/user';
import { effectiveStoryCount } from '@sagolykta/domain/daily-limit';
import type { Clock } from '../../../ports/clock.ts';
import type { Families, Family } from '../../../ports/families.ts';
import type { Memberships } from '../../../ports/memberships.ts';
import type { SessionHolder } from '../../operation.ts';
import { findFamily } from './find-family.ts';

export interface UserPorts {
  readonly families: Families;
  readonly memberships: Pick<Memberships, 'joined'>;
  readonly clock: Clock;
}

/** Somebody's account, and the family that they are with. Throws Failure 'unauthorized' where either was erased meanwhile. */
export async function findUser({ families, memberships, clock }: UserPorts, session: SessionHolder): Promise<User> {
  const { accountId, familyId, role } = session;
  const [account, joined] = await Promise.all([findFamily(families, accountId), memberships.joined(accountId)]);
  const family = familyId === accountId ? account : await findFamily(families, familyId);
  return {
    ...userView({ account, family }, clock()),
    family: { id: familyId, role },
    joined: joined.map(({ familyId: id, ...rest }) => ({ id, role: rest.role, owner: rest.owner })),
  };
}

/** Who somebody is is their account's; plan, day and rules are the family's. */
function userView(
  { account, family }: { account: Family; family: Family },
  now: Date,
): Omit<User, 'family' | 'joined'> {
  return {
    id: account.id,
    email: account.email,
    isEmailVerified: account.isEmailVerified,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    isSubscribed: family.isSubscribed,
    dailyStoryCount: effectiveStoryCount(family, now),
    lastStoryDate: family.lastStoryDate,
    isGuest: account.isGuest,
    timeZone: family.timeZone,
    language: account.language,
    calledName: account.calledName,
    autoImages: family.autoImages,
    voiceNarration: family.voiceNarration,
    showStreak: family.showStreak,
    createdAt: account.createdAt,
  };
}
