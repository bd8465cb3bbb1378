/** A story is found by whose it is, too: another family's is not there. */
export interface StoryKey {
  readonly familyId: string;
  readonly id: string;
}
