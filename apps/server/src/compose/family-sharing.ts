import { sentStoryRepository } from '../adapters/database/sent-story-repository.ts';
import type { ProofPorts } from '../features/accounts/proof/prove-parent.ts';
import { acceptInvitation, lookAtInvitation } from '../features/family-sharing/accept-invitation.ts';
import { chooseSharedChildren } from '../features/family-sharing/choose-shared-children.ts';
import { enterFamily } from '../features/family-sharing/enter-family.ts';
import { inviteMember } from '../features/family-sharing/invite-member.ts';
import { leaveFamily } from '../features/family-sharing/leave-family.ts';
import { listMembers } from '../features/family-sharing/list-members.ts';
import { listRecipients } from '../features/family-sharing/list-recipients.ts';
import { listSentStories } from '../features/family-sharing/list-sent-stories.ts';
import { listShelf } from '../features/family-sharing/list-shelf.ts';
import { removeMember } from '../features/family-sharing/remove-member.ts';
import { sendStory } from '../features/family-sharing/send-story.ts';
import { putSentStoryAway, takeStoryBack } from '../features/family-sharing/take-story-back.ts';
import { withdrawInvitation } from '../features/family-sharing/withdraw-invitation.ts';
import type { Ground } from './ground.ts';

interface Neighbours {
  readonly proving: ProofPorts;
  /** Where this house is, for links. */
  readonly publicAddress: string;
}

/** Other grown-ups around the bed, and far away. */
export function composeFamilySharing(ground: Ground, { proving, publicAddress }: Neighbours) {
  const sending = { ...ground, sentStories: sentStoryRepository(ground.database.queries) };
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
      listRecipients: listRecipients(sending),
      sendStory: sendStory(sending),
      takeStoryBack: takeStoryBack(sending),
      listSentStories: listSentStories(sending),
      putSentStoryAway: putSentStoryAway(sending),
    },
    door: { lookAtInvitation: lookAtInvitation(ground), acceptInvitation: acceptInvitation(ground) },
  };
}
