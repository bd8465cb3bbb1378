/** Rows of one table, as they are kept, JSON as JSON; without what opens doors, such as a password's hash. */
export interface RecordPage {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything that is kept about a family, page by page; the pages of one table follow each other. */
export type FamilyRecords = (familyId: string) => AsyncIterable<RecordPage>;
