import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Recipient } from '@sagolykta/contract/sent-stories';
import type { Member, Memberships } from '../../ports/memberships.ts';
import type { SentStories } from '../../ports/sent-stories.ts';
import type { Stories } from '../../ports/stories.ts';
import type { StoryKey } from '../../ports/story-key.ts';
import type { Operation } from '../operation.ts';
import { findStory } from '../stories/find-story.ts';

export interface RecipientPorts {
  readonly stories: Stories;
  readonly memberships: Memberships;
  readonly sentStories: SentStories;
}

/** Throws Failure 'not-found'. */
export const listRecipients =
  (ports: RecipientPorts): Operation<Endpoints['listRecipients']> =>
  ({ familyId, params: { id } }) =>
    recipientsOf(ports, { familyId, id });

/** Everybody who reads along: whoever may not read this story is told as such, so that nobody wonders where they are. */
export async function recipientsOf(
  { stories, memberships, sentStories }: RecipientPorts,
  key: StoryKey,
): Promise<Recipient[]> {
  const [{ childProfileId, siblingIds }, members, sent] = await Promise.all([
    findStory(stories, key),
    memberships.members(key.familyId),
    sentStories.of(key),
  ]);
  const isReader = ({ role }: Member) => role === 'reader';
  return members.filter(isReader).map(({ memberId, name, childIds }) => {
    const found = sent.find((one) => one.memberId === memberId);
    return {
      id: memberId,
      name,
      mayRead: [childProfileId, ...siblingIds].every((child) => childIds.includes(child)),
      sent: found === undefined ? null : { greeting: found.greeting, sentAt: found.sentAt },
    };
  });
}
