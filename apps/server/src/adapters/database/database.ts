import type { Kysely } from 'kysely';
import type { ColumnWords } from './column-words.ts';
import type { Schema } from './schema.ts';

/** One of our two databases, opened. */
export interface Database {
  readonly queries: Kysely<Schema>;
  readonly words: ColumnWords;
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
