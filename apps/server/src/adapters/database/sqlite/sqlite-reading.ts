import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, ReadRow } from '../database.ts';

/**
 * Over a connection that only reads: beside the one that writes it waits for no transaction, and sees none that is not
 * committed. Prepared when it is first asked, since until then there may be no tables.
 */
export function sqliteReading(reader: DatabaseSync, text: string): ReturnType<Database['reading']> {
  let prepared: StatementSync | undefined;
  return async (values) => {
    if (prepared === undefined) {
      prepared = reader.prepare(text);
      prepared.setReturnArrays(true);
    }
    return prepared.all(...values) as unknown as ReadRow[];
  };
}
