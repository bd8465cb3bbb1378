import type { FamilyRole } from '@sagolykta/domain/family-sharing';

/** A session as its family may see it. */
interface OpenSession {
  readonly sid: string;
  readonly device: string | null;
  readonly createdAt: string;
}

interface NewSession {
  readonly sid: string;
  /** Whose it is. */
  readonly accountId: string;
  readonly expire: string;
  readonly device: string | null;
}

interface Session extends Omit<NewSession, 'device'> {
  /** The family that it is with: the account's own, or one that the account was invited to. */
  readonly familyId: string;
  readonly role: FamilyRole;
}

/** Sessions by the hash of their token; one that has expired is not found. */
export interface Sessions {
  readonly find: (sid: string, now: Date) => Promise<Session | undefined>;
  readonly add: (session: NewSession, now: Date) => Promise<void>;
  /** Goes over to a family, or back to the account's own; a PIN that was shown is forgotten. */
  readonly actFor: (sid: string, familyId: string) => Promise<void>;
  /** Newest first. */
  readonly list: (familyId: string, now: Date) => Promise<OpenSession[]>;
  /** Remembers what somebody has just shown in this session: that they are the parent, or that they know the PIN. */
  readonly prove: (sid: string, what: 'parent' | 'pin', now: Date) => Promise<void>;
  /** The instants at which that was; null for never. */
  readonly proofs: (sid: string) => Promise<{ readonly parent: string | null; readonly pin: string | null }>;
  readonly extend: (sid: string, expire: string) => Promise<void>;
  readonly remove: (sid: string) => Promise<void>;
  /** Ends all of a family's sessions but this one; with null, all of them. */
  readonly removeOthers: (familyId: string, sid: string | null) => Promise<void>;
}
