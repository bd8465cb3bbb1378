import type { ProofPorts } from '../features/accounts/prove-parent.ts';
import { acceptInvitation, lookAtInvitation } from '../features/family-sharing/accept-invitation.ts';
import { chooseSharedChildren } from '../features/family-sharing/choose-shared-children.ts';
import { enterFamily } from '../features/family-sharing/enter-family.ts';
import { inviteMember } from '../features/family-sharing/invite-member.ts';
import { leaveFamily } from '../features/family-sharing/leave-family.ts';
import { listMembers } from '../features/family-sharing/list-members.ts';
import { listShelf } from '../features/family-sharing/list-shelf.ts';
import { removeMember } from '../features/family-sharing/remove-member.ts';
import { withdrawInvitation } from '../features/family-sharing/withdraw-invitation.ts';
import type { Ground } from './ground.ts';

interface Neighbours {
  readonly proving: ProofPorts;
  /** Where this house is, for links. */
  readonly publicAddress: string;
}

/** Other grown-ups around the bed, and far away. */
export function composeFamilySharing(ground: Ground, { proving, publicAddress }: Neighbours) {
  return {
    operations: {
      listMembers: listMembers(ground),
      inviteMember: inviteMember({ ...ground, ...proving, publicAddress }),
      withdrawInvitation: withdrawInvitation(ground),
      chooseSharedChildren: chooseSharedChildren(ground),
      removeMember: removeMember(ground),
      enterFamily: enterFamily(ground),
      leaveFamily: leaveFamily(ground),
      listShelf: listShelf(ground),
    },
    door: { lookAtInvitation: lookAtInvitation(ground), acceptInvitation: acceptInvitation(ground) },
  };
}
