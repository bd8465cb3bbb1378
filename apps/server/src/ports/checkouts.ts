/** Whose a checkout is: a family's, or that of a visitor's browser. */
export type CheckoutHolder = { readonly familyId: string } | { readonly browserToken: string };

export interface KeptCheckout {
  readonly id: string;
  readonly familyId: string | null;
  /** The provider's id; null until the provider has opened it. */
  readonly openedId: string | null;
  readonly withTrial: boolean;
  readonly createdAt: string;
}

/** Checkouts that have been begun. One holder has at most one that is not settled. */
export interface Checkouts {
  readonly find: (id: string) => Promise<KeptCheckout | undefined>;
  readonly findByOpenedId: (openedId: string) => Promise<KeptCheckout | undefined>;
  readonly findUnsettled: (holder: CheckoutHolder) => Promise<KeptCheckout | undefined>;
  /** The holder's unsettled checkout: this new one, or the one that was there already. */
  readonly begin: (
    holder: CheckoutHolder,
    checkout: Pick<KeptCheckout, 'id' | 'withTrial'> & { readonly provider: string },
    now: Date,
  ) => Promise<KeptCheckout>;
  readonly noteOpened: (id: string, openedId: string) => Promise<void>;
  /** Gives a visitor's checkout to a family. */
  readonly assign: (id: string, familyId: string) => Promise<void>;
  /** Nothing more will come of it: paid and kept, run out, or replaced. */
  readonly settle: (id: string, now: Date) => Promise<void>;
  /** Removes what visitors began and no family took over, once nothing more will come of it; answers the provider's ids. */
  readonly forgetVisitors: (before: Date) => Promise<string[]>;
  /** Unsettled and opened with this provider. */
  readonly listUnsettled: (provider: string) => Promise<KeptCheckout[]>;
}
