import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { tablesInOrder } from './backup-line.ts';
import { everyRow } from './every-row.ts';

/**
 * A sum for each table, the same on both databases when they hold the same rows, in whatever order.
 * @returns by the table's name: the number of rows, and the sum of their hashes in hexadecimal digits
 */
export async function tableChecksums(database: Database): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const table of tablesInOrder(database)) {
    let sum = 0n;
    let count = 0;
    for await (const row of everyRow(database.queries, table)) {
      sum = BigInt.asUintN(128, sum + hashOf(row));
      count += 1;
    }
    sums.set(table.name, `${count} ${sum.toString(16)}`);
  }
  return sums;
}

function hashOf(row: Record<string, unknown>): bigint {
  const hash = createHash('sha256')
    .update(JSON.stringify(inOrder(row)))
    .digest('hex');
  return BigInt(`0x${hash.slice(0, 32)}`);
}

/** PostgreSQL keeps the fields of a JSON value in an order of its own. */
function inOrder(value: unknown): unknown {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return inOrder(JSON.parse(value));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, part]) => [name, inOrder(part)]);
}
