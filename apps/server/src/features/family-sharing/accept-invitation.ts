import { type FamilyRole, invitationState, type MemberRole, mayInvite } from '@sagolykta/domain/family-sharing';
import type { Clock } from '../../ports/clock.ts';
import type { Families, Family } from '../../ports/families.ts';
import type { Mailer } from '../../ports/mail.ts';
import type { KeptInvitation, Memberships } from '../../ports/memberships.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { invitationHash } from './invitation-link.ts';
import { tellOfSharing } from './sharing-mails.ts';

interface Ports {
  readonly families: Families;
  readonly memberships: Memberships;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/**
 * Why a link lets nobody in: 'unknown' is also that of a family that is gone; 'own' is one's own family's; 'resting' that
 * of a family which has no Premium now; 'inside' that of another parent of the family, whom it would make a reader.
 */
export type DeadLink = 'unknown' | 'used' | 'withdrawn' | 'expired' | 'own' | 'resting' | 'inside';

/** What the page of a link may tell to whoever has it: nothing of any child. */
export type FoundInvitation =
  | { readonly kind: DeadLink }
  | { readonly kind: 'open'; readonly role: MemberRole; readonly owner: string | null };

/** `accountId`: whose session the browser has; null for a visitor. */
export const lookAtInvitation =
  ({ families, memberships, clock }: Ports) =>
  async (token: string, accountId: string | null): Promise<FoundInvitation> => {
    const found = await memberships.findInvitation(invitationHash(token));
    const owner = found && (await families.find(found.familyId));
    if (found === undefined || owner === undefined) return { kind: 'unknown' };
    const role = accountId === null ? undefined : await memberships.roleOf({ ...found, memberId: accountId });
    const dead = deadBy(found, { role, owner, now: clock() });
    return dead === null ? { kind: 'open', role: found.role, owner: nameOf(owner) } : { kind: dead };
  };

/** Lets the account in, and its browser go over to the family; answers null, or why not. */
export const acceptInvitation =
  ({ families, memberships, sessions, mailer, clock }: Ports) =>
  async (token: string, { accountId, sid }: { accountId: string; sid: string }): Promise<DeadLink | null> => {
    const hash = invitationHash(token);
    const found = await memberships.findInvitation(hash);
    const owner = found && (await families.find(found.familyId));
    if (found === undefined || owner === undefined) return 'unknown';
    const role = await memberships.roleOf({ ...found, memberId: accountId });
    const dead = deadBy(found, { role, owner, now: clock() });
    if (dead !== null) return dead;
    // Between looking and taking somebody else may have come in by it.
    if (!(await memberships.accept(hash, accountId, clock()))) return 'used';
    await sessions.actFor(sid, found.familyId);
    await tellOfSharing(mailer, 'joined', { to: owner, who: found.name });
    return null;
  };

interface Followed {
  /** Of whoever follows it, in this family; undefined for who is not with it. */
  readonly role: FamilyRole | undefined;
  readonly owner: Family;
  readonly now: Date;
}

function deadBy(found: KeptInvitation, { role, owner, now }: Followed): DeadLink | null {
  const state = invitationState(found, now);
  if (state !== 'open') return state;
  if (role === 'owner') return 'own';
  if (role === 'parent' && found.role === 'reader') return 'inside';
  return mayInvite(owner) ? null : 'resting';
}

function nameOf({ firstName, calledName }: Family): string | null {
  return firstName ?? calledName;
}
