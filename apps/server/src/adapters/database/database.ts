import type { Kysely } from 'kysely';
import type { ColumnWords } from './column-words.ts';
import type { Schema } from './schema.ts';

/** Text may come as the bytes that it is kept in. */
export type ReadRow = readonly (string | number | boolean | null | Uint8Array)[];

/** One of our two databases, opened. */
export interface Database {
  readonly queries: Kysely<Schema>;
  readonly words: ColumnWords;
  /**
   * Compiles a statement that only reads, once, for what is asked most. It sees what is committed and waits for no
   * transaction of ours; its rows come as lists, in the order of their columns.
   */
  readonly reading: (statement: string) => (values: readonly (string | number)[]) => Promise<readonly ReadRow[]>;
  /** A column of text made into the bytes that are sent, where that spares the way through a string. */
  readonly asBytes: (column: string) => string;
  /** A statement that lets one instance migrate at a time, held to the transaction's end; null where a transaction alone does. */
  readonly migrationLock: string | null;
  /** Begins a transaction that only reads, and sees nothing of what is written meanwhile. */
  readonly snapshot: string;
  /** Whether an error means that the database is away, full or busy, rather than that we made a mistake. */
  readonly isOutage: (error: unknown) => boolean;
  /** After something was erased: takes its bytes out of whatever the database keeps beside its tables, as far as we can. */
  readonly forgetErased: () => Promise<void>;
  readonly close: () => Promise<void>;
}
