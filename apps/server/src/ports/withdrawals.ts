export interface Withdrawal {
  readonly id: string;
  readonly familyId: string;
  readonly subscriptionId: string;
  readonly begunAt: string;
  /** null until it is confirmed. */
  readonly confirmedAt: string | null;
  readonly isReceiptSent: boolean;
  /** Cents; null until the money is on its way back. */
  readonly refunded: number | null;
}

export interface Withdrawals {
  readonly begin: (withdrawal: Pick<Withdrawal, 'id' | 'familyId' | 'subscriptionId'>, now: Date) => Promise<void>;
  readonly find: (key: { readonly familyId: string; readonly id: string }) => Promise<Withdrawal | undefined>;
  /** The moment that counts is the first. */
  readonly confirm: (withdrawal: Pick<Withdrawal, 'id' | 'familyId'>, now: Date) => Promise<void>;
  readonly noteRefund: (withdrawal: Pick<Withdrawal, 'id' | 'familyId'>, refunded: number) => Promise<void>;
  readonly noteReceipt: (withdrawal: Pick<Withdrawal, 'id' | 'familyId'>, now: Date) => Promise<void>;
  /** Confirmed, and the receipt has not been sent. */
  readonly listWithoutReceipt: () => Promise<Withdrawal[]>;
}
