import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Makes the transactions of one family wait for each other, to the end of this one. An update that changes nothing,
 * since that is the row lock which both databases understand.
 */
export async function lockFamily(transaction: Transaction<Schema>, familyId: string): Promise<void> {
  await transaction
    .updateTable('families')
    .set((family) => ({ updated_at: family.ref('updated_at') }))
    .where('id', '=', familyId)
    .execute();
}
