/** How a family gets in by password, and how it leaves for good. */
export interface Accounts {
  /** The hash; undefined for a family without a password, such as a guest's. */
  readonly passwordOf: (familyId: string) => Promise<string | undefined>;
  /** False, and nothing changed, when another family has the address. */
  readonly changeEmail: (familyId: string, email: string, now: Date) => Promise<boolean>;
  readonly changePassword: (familyId: string, passwordHash: string, now: Date) => Promise<void>;
  /**
   * A new password for whoever has read the letter to this address: it is verified by that, every session and link that is
   * open ends, and where the address was never verified before, or `withPasskeys`, the passkeys go, too. All of it or
   * nothing; false when the family has another address now.
   */
  readonly reset: (
    familyId: string,
    reset: { readonly email: string; readonly passwordHash: string; readonly withPasskeys: boolean },
    now: Date,
  ) => Promise<boolean>;
  /** A letter has reached this address; false when the family has another one now. */
  readonly verifyEmail: (familyId: string, email: string, now: Date) => Promise<boolean>;
  /** Removes the family with every row that is its own, sessions included. */
  readonly erase: (familyId: string) => Promise<void>;
}
