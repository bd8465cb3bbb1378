/** What a token was made for: one made for one thing opens no other. */
export const tokenPurposes = [
  'verify-email',
  'reset-password',
  'passkey-register',
  'passkey-enter',
  'openid-connect',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export interface OneTimeToken {
  readonly purpose: TokenPurpose;
  /** null before anybody is signed in. */
  readonly familyId: string | null;
  /** What is to be remembered with it. */
  readonly detail: string;
}

/** Tokens that work once and not for long, by their hash. */
export interface OneTimeTokens {
  /** Of a family's tokens for one purpose, only the newest works. */
  readonly add: (hash: string, token: OneTimeToken, times: { now: Date; expire: Date }) => Promise<void>;
  /** Whether it would work, without using it up. */
  readonly find: (hash: string, purpose: TokenPurpose, now: Date) => Promise<OneTimeToken | undefined>;
  /** Makes a family's open tokens for one purpose worthless. */
  readonly cancel: (familyId: string, purpose: TokenPurpose) => Promise<void>;
  /** Uses it up: of several who come with it at once, one gets it. */
  readonly take: (hash: string, purpose: TokenPurpose, now: Date) => Promise<OneTimeToken | undefined>;
}
