import type { Bedtime } from '@sagolykta/domain/bedtime';

/** A family's rules for its stories. */
export interface KeptControls {
  /** null: as many as the plan allows. */
  readonly storiesPerEvening: number | null;
  /** null: at any time. */
  readonly bedtime: Bedtime | null;
  /** In the family's own words. */
  readonly avoid: readonly string[];
  /** null: nobody is asked for a PIN. */
  readonly pinHash: string | null;
}

export interface ParentalControls {
  /** A family that has never set a rule has none. */
  readonly of: (familyId: string) => Promise<KeptControls>;
  readonly keep: (familyId: string, controls: KeptControls, now: Date) => Promise<void>;
}
