/** Until when somebody must have been here last, not to be forgotten. */
export interface RetentionLimits {
  /** Guest families: nobody can find back to one whose session has ended. */
  readonly guest: Date;
  /** Accounts whose address no letter has ever reached. */
  readonly unverified: Date;
  readonly account: Date;
}

/** What may go because nobody has come back for it. A family with a live session or a subscription never does. */
export interface Retention {
  readonly forgotten: (limits: RetentionLimits, now: Date, most: number) => Promise<string[]>;
  /** False when the family has come back meanwhile. */
  readonly eraseForgotten: (familyId: string, limits: RetentionLimits, now: Date) => Promise<boolean>;
  readonly removeExpired: (now: Date) => Promise<void>;
}
