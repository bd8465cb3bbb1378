import { memberRoles } from '@sagolykta/domain/family-sharing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { storySummary } from './stories.ts';
import { byId, id, instant, nothing, requiredText, textOrNull } from './values.ts';

const role = z.enum(memberRoles);
/** The children whose stories a reader may read; another parent has them all. */
const childIds = z.array(id).check(z.maxLength(30));

export const member = z.strictObject({
  id,
  /** As the invitation called them. */
  name: z.string(),
  email: textOrNull,
  role,
  childIds: z.array(id),
  joinedAt: instant,
  /** Whoever asks. */
  isOneself: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const invitation = z.strictObject({
  id,
  name: z.string(),
  role,
  childIds: z.array(id),
  expire: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const listMembers = endpoint(routes.listMembers, {
  summary: 'Who is in the family besides its owner, and whom a link is waiting for',
  status: 200,
  output: z.strictObject({ members: z.array(member), invitations: z.array(invitation) }),
  failures: [],
});
export const inviteMember = endpoint(routes.inviteMember, {
  summary:
    'Makes a link by which one person may join within seven days; it is told this once. Premium; wants the PIN, if there is one, and for another parent a proof',
  status: 201,
  body: z.strictObject({ name: requiredText(60), role, childIds }),
  output: z.strictObject({ ...invitation.shape, link: z.string() }),
  failures: ['invalid-input', 'payment-required', 'pin-needed', 'proof-needed', 'too-many-members'],
});
export const withdrawInvitation = endpoint(routes.withdrawInvitation, {
  summary: 'Takes a link back that nobody has used yet',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const chooseSharedChildren = endpoint(routes.chooseSharedChildren, {
  summary: 'Chooses the children whose stories a reader may read; wants the PIN, if there is one',
  status: 200,
  params: byId,
  body: z.strictObject({ childIds }),
  output: member,
  failures: ['invalid-input', 'pin-needed', 'not-found'],
});
export const removeMember = endpoint(routes.removeMember, {
  summary: 'Takes somebody out of the family: from now on they see nothing of it; wants the PIN, if there is one',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['pin-needed', 'not-found'],
});
export const enterFamily = endpoint(routes.enterFamily, {
  summary: 'Goes over, in this browser, to a family that one is in, or back to one’s own',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const leaveFamily = endpoint(routes.leaveFamily, {
  summary: 'Leaves a family that one was invited to',
  status: 204,
  params: byId,
  output: nothing,
  failures: ['not-found'],
});
export const listShelf = endpoint(routes.listShelf, {
  summary: 'What a reader may read of the family’s stories, newest first; a Link header leads to older ones',
  status: 200,
  query: z.strictObject({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
    cursor: z.optional(id),
  }),
  output: z.array(storySummary),
  failures: ['invalid-input', 'not-found'],
});
