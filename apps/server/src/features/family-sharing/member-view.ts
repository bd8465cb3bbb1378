import type * as contract from '@sagolykta/contract/family-sharing';
import type { KeptInvitation, Member } from '../../ports/memberships.ts';

export function memberView(member: Member, accountId: string): contract.Member {
  const { memberId: id, name, email, role, childIds, joinedAt } = member;
  return { id, name, email, role, childIds: [...childIds], joinedAt, isOneself: id === accountId };
}

/** Without the link: that was told once. */
export function invitationView({ id, name, role, childIds, expire }: KeptInvitation): contract.Invitation {
  return { id, name, role, childIds: [...childIds], expire };
}
