export interface RateRule {
  /** Names what is limited; part of the key under which it is counted. */
  readonly name: string;
  readonly most: number;
  readonly perSeconds: number;
}

/**
 * Counts one use by somebody; answers the seconds to wait when it was one too many, else 0. With -1 a use is given back:
 * where failures are what is counted, a try is counted before, so that of many at once no more get through, and given back
 * when it went well.
 */
export type RateLimiter = (rule: RateRule, who: string, uses?: 1 | -1) => Promise<number>;
