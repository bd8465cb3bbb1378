import { type Kysely, sql } from 'kysely';
import type { ModelSpending } from '../../ports/model-spending.ts';
import type { Schema } from './schema.ts';

export function modelSpendingRepository(queries: Kysely<Schema>): ModelSpending {
  return {
    // One conditional statement: of any number at once no more get through than the day allows.
    reserve: async (day, microdollars, most) => {
      if (microdollars > most) return false;
      const { numAffectedRows = 0n } = await sql`insert into model_spending (day, microdollars)
        values (${day}, ${microdollars})
        on conflict (day) do update set microdollars = model_spending.microdollars + ${microdollars}
        where model_spending.microdollars + ${microdollars} <= ${most}`.execute(queries);
      return numAffectedRows > 0n;
    },

    correct: async (day, microdollars) => {
      await queries
        .updateTable('model_spending')
        .set({ microdollars: sql<number>`microdollars + ${microdollars}` })
        .where('day', '=', day)
        .execute();
    },
  };
}
