/** What is kept of a passkey: enough to know its signature by, and nothing secret. */
export interface PasskeyCredential {
  /** The credential's own id, base64url. */
  readonly id: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface KeptPasskey extends PasskeyCredential {
  readonly familyId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

interface Key {
  readonly familyId: string;
  readonly id: string;
}

export interface Passkeys {
  /** Oldest first. */
  readonly list: (familyId: string) => Promise<KeptPasskey[]>;
  /** By the credential alone: nobody is signed in yet. */
  readonly findCredential: (id: string) => Promise<KeptPasskey | undefined>;
  /** False when the credential is somebody's already. */
  readonly add: (familyId: string, credential: PasskeyCredential & { name: string }, now: Date) => Promise<boolean>;
  readonly markUsed: (key: Key, counter: number, now: Date) => Promise<void>;
  /** False when there is no such passkey in the family; so with the next. */
  readonly rename: (key: Key, name: string) => Promise<boolean>;
  readonly remove: (key: Key) => Promise<boolean>;
}

/** Whether this challenge was ours, and uses it up. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Speaks with browsers about passkeys. What they take and give is theirs alone. */
export interface PasskeyTalk {
  readonly registrationOptions: (wish: {
    readonly challenge: string;
    readonly familyId: string;
    readonly email: string;
    readonly known: readonly PasskeyCredential[];
  }) => Promise<Record<string, unknown>>;
  /** undefined when it is not to be believed. */
  readonly readRegistration: (
    response: Record<string, unknown>,
    takeChallenge: TakeChallenge,
  ) => Promise<PasskeyCredential | undefined>;
  readonly entryOptions: (challenge: string) => Promise<Record<string, unknown>>;
  /** The credential that the response claims to be from. */
  readonly claimedId: (response: Record<string, unknown>) => string;
  /** The credential's new counter; undefined when the response is not to be believed. */
  readonly readEntry: (
    response: Record<string, unknown>,
    credential: PasskeyCredential,
    takeChallenge: TakeChallenge,
  ) => Promise<number | undefined>;
}
