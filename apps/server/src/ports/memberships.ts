import type { FamilyRole, MemberRole } from '@sagolykta/domain/family-sharing';
import type { KeptSummary } from './stories.ts';

interface MemberKey {
  readonly familyId: string;
  /** The account of whoever is a member. */
  readonly memberId: string;
}

export interface Member extends MemberKey {
  readonly role: MemberRole;
  readonly name: string;
  readonly email: string | null;
  readonly childIds: readonly string[];
  readonly joinedAt: string;
}

/** A family that an account was invited to. */
interface JoinedFamily {
  readonly familyId: string;
  readonly role: MemberRole;
  /** What its owner is called. */
  readonly owner: string | null;
}

interface NewInvitation {
  readonly familyId: string;
  readonly id: string;
  readonly hash: string;
  readonly role: MemberRole;
  readonly name: string;
  readonly childIds: readonly string[];
  readonly expire: string;
}

export interface KeptInvitation extends NewInvitation {
  readonly usedAt: string | null;
  readonly withdrawnAt: string | null;
}

/** Who is with a family, and whom a link is waiting for. */
export interface Memberships {
  readonly roleOf: (key: MemberKey) => Promise<FamilyRole | undefined>;
  /** In the order in which they joined. */
  readonly members: (familyId: string) => Promise<Member[]>;
  readonly joined: (memberId: string) => Promise<JoinedFamily[]>;
  /** Whether a reader may read this story. */
  readonly mayRead: (key: MemberKey, storyId: string) => Promise<boolean>;
  /** What a reader may read, newest first. */
  readonly shelf: (key: MemberKey, page: { limit: number; olderThan: string | null }) => Promise<KeptSummary[]>;
  /** Children that are not the family's are left out. False when there is no such reader. */
  readonly shareChildren: (key: MemberKey, childIds: readonly string[]) => Promise<boolean>;
  /** Ends the membership, and at once the sessions that were with this family. False when there is none. */
  readonly remove: (key: MemberKey) => Promise<boolean>;

  /** Not used, taken back or expired. */
  readonly openInvitations: (familyId: string, now: Date) => Promise<KeptInvitation[]>;
  /** Carries out those that nobody will ask about any more. False when the family has as many members and links as it may. */
  readonly invite: (invitation: NewInvitation, most: number, now: Date) => Promise<boolean>;
  readonly findInvitation: (hash: string) => Promise<KeptInvitation | undefined>;
  /** False when there is no open one with this id. */
  readonly withdraw: (familyId: string, id: string, now: Date) => Promise<boolean>;
  /**
   * Uses the link up and lets its account in: of several who come with it at once, one gets in. Whoever is in the family
   * already is from now on what the link says. False when it has been used, taken back or expired.
   */
  readonly accept: (hash: string, memberId: string, now: Date) => Promise<boolean>;
}
