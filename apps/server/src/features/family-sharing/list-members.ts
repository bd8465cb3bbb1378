import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Clock } from '../../ports/clock.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { Operation } from '../operation.ts';
import { invitationView, memberView } from './member-view.ts';

interface Ports {
  readonly memberships: Memberships;
  readonly clock: Clock;
}

export const listMembers =
  ({ memberships, clock }: Ports): Operation<Endpoints['listMembers']> =>
  async ({ familyId, session }) => {
    const [members, invitations] = await Promise.all([
      memberships.members(familyId),
      memberships.openInvitations(familyId, clock()),
    ]);
    return {
      members: members.map((member) => memberView(member, session.accountId)),
      invitations: invitations.map(invitationView),
    };
  };
