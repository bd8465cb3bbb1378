export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Made with other parameters than a new one would be. */
  readonly isOutdated: (hash: string) => boolean;
  /** With null (nobody of that name) it takes as long as with a hash, and is false. */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
}
