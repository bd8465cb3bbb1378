import type { Kysely } from 'kysely';
import type { KeptControls, ParentalControls } from '../../ports/parental-controls.ts';
import type { Schema } from './schema.ts';

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
      const { bedtime_from: from, bedtime_to: to } = row;
      return {
        storiesPerEvening: row.stories_per_evening,
        bedtime: from === null || to === null ? null : { from, to },
        avoid: JSON.parse(row.avoid) as string[],
        pinHash: row.pin_hash,
      };
    },

    keep: async (familyId, { storiesPerEvening, bedtime, avoid, pinHash }, now) => {
      const columns = {
        stories_per_evening: storiesPerEvening,
        bedtime_from: bedtime?.from ?? null,
        bedtime_to: bedtime?.to ?? null,
        avoid: JSON.stringify(avoid),
        pin_hash: pinHash,
        updated_at: now.toISOString(),
      };
      await queries
        .insertInto('parental_controls')
        .values({ family_id: familyId, ...columns })
        .onConflict((conflict) => conflict.column('family_id').doUpdateSet(columns))
        .execute();
    },
  };
}
