/** Whom the owner of a family may ask in. */
export const memberRoles = ['parent', 'reader'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Who somebody is in the family that they are with just now; everybody is the owner of a family of their own. */
export type FamilyRole = 'owner' | MemberRole;

/**
 * Whom a way in is for. 'owner': account and money. 'parents': everything else. 'everybody': whoever only reads, too.
 * 'oneself': what is about one's own account, whichever family one is with.
 */
export type Circle = 'owner' | 'parents' | 'everybody' | 'oneself';

export function isFor(circle: Circle, role: FamilyRole): boolean {
  if (circle === 'owner') return role === 'owner';
  return circle !== 'parents' || role !== 'reader';
}

/**
 * Asking somebody in is Premium's, and so is coming in by a link. Whoever is in stays when Premium ends, and goes on reading:
 * nobody's grandmother is put out for a card that has expired.
 */
export function mayInvite({ isGuest, isSubscribed }: { isGuest: boolean; isSubscribed: boolean }): boolean {
  return isSubscribed && !isGuest;
}

export const invitationDays = 7;
/** More than gather around any bed. */
export const mostMembers = 20;
/** A line of one's own that goes with a story to somebody who reads; in characters. */
export const longestGreeting = 160;

interface KeptInvitation {
  readonly usedAt: string | null;
  readonly withdrawnAt: string | null;
  readonly expire: string;
}

/** What a link is worth now: it lets one person in, within its days, unless it was taken back. */
export function invitationState(
  { usedAt, withdrawnAt, expire }: KeptInvitation,
  now: Date,
): 'open' | 'used' | 'withdrawn' | 'expired' {
  if (usedAt !== null) return 'used';
  if (withdrawnAt !== null) return 'withdrawn';
  return expire > now.toISOString() ? 'open' : 'expired';
}
