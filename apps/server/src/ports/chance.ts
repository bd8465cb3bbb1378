/** Where randomness enters: ids that sort by their time of making (uuid v7), seeds, and tokens nobody can guess. */
export interface Chance {
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly newToken: () => string;
}
