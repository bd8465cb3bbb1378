export interface RateRule {
  /** Names what is limited; part of the key under which it is counted. */
  readonly name: string;
  readonly most: number;
  readonly perSeconds: number;
}

/** Counts one use by somebody; answers the seconds to wait when it was one too many, else 0. */
export type RateLimiter = (rule: RateRule, who: string) => Promise<number>;
