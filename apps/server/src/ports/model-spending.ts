/** What the models have cost on a day, in millionths of a dollar, for the whole house and all its instances. */
export interface ModelSpending {
  /** Sets so much aside; false, and nothing set aside, where the day's total would pass `most`. */
  readonly reserve: (day: string, microdollars: number, most: number) => Promise<boolean>;
  /** Corrects what was set aside by so much, up or down. */
  readonly correct: (day: string, microdollars: number) => Promise<void>;
}
