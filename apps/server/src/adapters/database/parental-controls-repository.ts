import type { Kysely } from 'kysely';
import type { KeptControls, ParentalControls } from '../../ports/parental-controls.ts';
import type { Schema } from './schema.ts';
import { parentalControls } from './tables/parental-controls.ts';

const noRules: KeptControls = { storiesPerEvening: null, bedtime: null, avoid: [], pinHash: null };

export function parentalControlsRepository(queries: Kysely<Schema>): ParentalControls {
  return {
    of: async (familyId) => {
      const row = await queries
        .selectFrom('parental_controls')
        .selectAll()
        .where('family_id', '=', familyId)
        .executeTakeFirst();
      if (row === undefined) return noRules;
      const { bedtimeFrom: from, bedtimeTo: to, ...rules } = parentalControls.read(row);
      return { ...rules, bedtime: from === null || to === null ? null : { from, to } };
    },

    keep: async (familyId, { bedtime, ...rules }, now) => {
      const columns = parentalControls.write({
        ...rules,
        bedtimeFrom: bedtime?.from ?? null,
        bedtimeTo: bedtime?.to ?? null,
        updatedAt: now.toISOString(),
      });
      await queries
        .insertInto('parental_controls')
        .values({ family_id: familyId, ...columns })
        .onConflict((conflict) => conflict.column('family_id').doUpdateSet(columns))
        .execute();
    },
  };
}
