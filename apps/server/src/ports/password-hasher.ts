export interface PasswordHasher {
  /** `whose`: the family that asks, which takes no more than a share of the places where one waits; null for somebody at the door. Throws Failure 'unavailable'. */
  readonly hash: (password: string, whose: string | null) => Promise<string>;
  /** Made with other parameters than a new one would be. */
  readonly isOutdated: (hash: string) => boolean;
  /** With null (nobody of that name) it takes as long as with a hash, and is false. */
  readonly matches: (password: string, hash: string | null, whose: string | null) => Promise<boolean>;
}
