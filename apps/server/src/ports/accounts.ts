/** How a family gets in by password, and how it leaves for good. */
export interface Accounts {
  /** The hash; undefined for a family without a password, such as a guest's. */
  readonly passwordOf: (familyId: string) => Promise<string | undefined>;
  /** False, and nothing changed, when another family has the address. */
  readonly changeEmail: (familyId: string, email: string, now: Date) => Promise<boolean>;
  readonly changePassword: (familyId: string, passwordHash: string, now: Date) => Promise<void>;
  /** A letter has reached this address; false when the family has another one now. */
  readonly verifyEmail: (familyId: string, email: string, now: Date) => Promise<boolean>;
  /** Removes the family with every row that is its own, sessions included. */
  readonly erase: (familyId: string) => Promise<void>;
}
