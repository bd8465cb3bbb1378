/** The provider's news, each taken in once. */
export interface PaymentEvents {
  /** True when it has been dealt with before. */
  readonly isDone: (id: string) => Promise<boolean>;
  readonly receive: (id: string, now: Date) => Promise<void>;
  readonly finish: (id: string, now: Date) => Promise<void>;
  readonly forgetBefore: (instant: Date) => Promise<void>;
}
