/** Files that belong to a family. Their names are made by us, never by a visitor. */
export interface FileStore {
  /** On the disk when it answers, whole or not at all. Throws Failure 'unavailable' when there is no room. */
  readonly put: (familyId: string, name: string, bytes: Uint8Array) => Promise<void>;
  readonly get: (familyId: string, name: string) => Promise<Buffer | undefined>;
  /** Those with names that begin so, in no order; none when the family has no files. */
  readonly list: (familyId: string, beginning?: string) => Promise<string[]>;
  /** A file that is not there is removed already. */
  readonly remove: (familyId: string, name: string) => Promise<void>;
  readonly removeAll: (familyId: string) => Promise<void>;
  /** Everything there is, a family at a time: for finding what nobody has any more. */
  readonly everything: () => AsyncIterable<{ readonly familyId: string; readonly names: readonly string[] }>;
}
