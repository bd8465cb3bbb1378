interface Rating {
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string | null;
}

/** One a family: a later one takes the place of the earlier. */
export interface Ratings {
  readonly keep: (familyId: string, rating: Rating, now: Date) => Promise<void>;
}
