/** Somebody as the provider knows them. Issuer and subject together are who it is; the rest may change. */
export interface ExternalPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Only when the provider has verified it. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A sign-in elsewhere: the browser goes there with a state of ours and comes back with it. */
export interface IdentityProvider {
  /** What is to be remembered here while the browser is away, and shown to nobody. */
  readonly prepare: () => string;
  /** Throws Failure 'unavailable' when the provider cannot be reached. */
  readonly addressFor: (state: string, remembered: string) => Promise<string>;
  /** undefined when the provider refused, or its answer is not to be believed. */
  readonly whoCameBack: (
    search: string,
    trip: { readonly state: string; readonly remembered: string },
  ) => Promise<ExternalPerson | undefined>;
}
