import type { Kysely, Selectable } from 'kysely';
import type { Withdrawal, Withdrawals } from '../../ports/withdrawals.ts';
import type { Schema } from './schema.ts';
import { withdrawals } from './tables/withdrawals.ts';

export function withdrawalRepository(queries: Kysely<Schema>): Withdrawals {
  const change = ({ familyId, id }: Pick<Withdrawal, 'familyId' | 'id'>) =>
    queries.updateTable('withdrawals').where('family_id', '=', familyId).where('id', '=', id);

  return {
    begin: async ({ id, familyId, subscriptionId }, now) => {
      await queries
        .insertInto('withdrawals')
        .values({ family_id: familyId, id, subscription_id: subscriptionId, begun_at: now.toISOString() })
        .execute();
    },

    find: async ({ familyId, id }) => {
      const row = await queries
        .selectFrom('withdrawals')
        .selectAll()
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && withdrawalFrom(row);
    },

    confirm: async (withdrawal, now) => {
      await change(withdrawal).set({ confirmed_at: now.toISOString() }).where('confirmed_at', 'is', null).execute();
    },

    noteRefund: async (withdrawal, refunded) => {
      await change(withdrawal).set({ refunded }).execute();
    },

    noteReceipt: async (withdrawal, now) => {
      await change(withdrawal).set({ receipt_sent_at: now.toISOString() }).execute();
    },

    listWithoutReceipt: async () => {
      const rows = await queries
        .selectFrom('withdrawals')
        .selectAll()
        .where('confirmed_at', 'is not', null)
        .where('receipt_sent_at', 'is', null)
        .execute();
      return rows.map(withdrawalFrom);
    },
  };
}

function withdrawalFrom(row: Selectable<Schema['withdrawals']>): Withdrawal {
  return { ...withdrawals.read(row), isReceiptSent: row.receipt_sent_at !== null };
}
