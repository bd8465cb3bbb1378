import type { Kysely } from 'kysely';
import type { PaymentEvents } from '../../ports/payment-events.ts';
import type { Schema } from './schema.ts';

export function paymentEventRepository(queries: Kysely<Schema>): PaymentEvents {
  return {
    isDone: async (id) => {
      const row = await queries
        .selectFrom('payment_events')
        .select('finished_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && row.finished_at !== null;
    },

    receive: async (id, now) => {
      await queries
        .insertInto('payment_events')
        .values({ id, received_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    finish: async (id, now) => {
      await queries
        .updateTable('payment_events')
        .set({ finished_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    forgetBefore: async (instant) => {
      await queries.deleteFrom('payment_events').where('received_at', '<', instant.toISOString()).execute();
    },
  };
}
