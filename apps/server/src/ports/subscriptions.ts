import type { PaidSubscription } from './payments.ts';

export interface KeptSubscription extends PaidSubscription {
  readonly provider: string;
}

/** How the row stood before the provider was asked: what is kept then must not be older than what is there. */
interface KnownVersion {
  readonly familyId: string;
  readonly version: number;
}

export interface Subscriptions {
  /** A family's, newest first. */
  readonly list: (familyId: string) => Promise<KeptSubscription[]>;
  /** undefined for one that was never kept. */
  readonly findVersion: (id: string) => Promise<KnownVersion | undefined>;
  /**
   * Keeps what the provider says and derives from all of the family's subscriptions whether it has Premium, under the
   * family's lock. 'outdated': another has kept something since `version` (0: never kept), so ask the provider again.
   */
  readonly keep: (
    familyId: string,
    subscription: KeptSubscription,
    version: number,
    now: Date,
  ) => Promise<'kept' | 'outdated' | 'no-family'>;
  /** True for the one caller who is to send the letter that confirms it; nobody else is told so again. */
  readonly claimConfirmation: (key: { familyId: string; id: string }, now: Date) => Promise<boolean>;
  /** The letter could not be sent. */
  readonly giveBackConfirmation: (key: { familyId: string; id: string }) => Promise<void>;
  /** Derives Premium anew, for time has passed. */
  readonly derive: (familyId: string, now: Date) => Promise<void>;
  /** Of one provider's, those that have not ended for good. */
  readonly listLiving: (provider: string) => Promise<{ familyId: string; id: string }[]>;
}
