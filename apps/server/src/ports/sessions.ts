/** A session as its family may see it. */
interface OpenSession {
  readonly sid: string;
  readonly device: string | null;
  readonly createdAt: string;
}

interface Session {
  readonly sid: string;
  readonly familyId: string;
  readonly expire: string;
}

/** Sessions by the hash of their token; one that has expired is not found. */
export interface Sessions {
  readonly find: (sid: string, now: Date) => Promise<Session | undefined>;
  readonly add: (session: Session & { device: string | null }, now: Date) => Promise<void>;
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
