import { sql } from 'kysely';
import type { Retention, RetentionLimits } from '../../ports/retention.ts';
import type { Database } from './database.ts';

export function retentionRepository({ queries, forgetErased }: Database): Retention {
  return {
    forgotten: async (limits, now, most) => {
      const { rows } = await sql<{
        id: string;
      }>`select id from families where ${isForgotten(limits, now)} order by id limit ${most}`.execute(queries);
      return rows.map(({ id }) => id);
    },

    eraseForgotten: async (familyId, limits, now) => {
      const { numAffectedRows = 0n } =
        await sql`delete from families where id = ${familyId} and ${isForgotten(limits, now)}`.execute(queries);
      return numAffectedRows > 0n;
    },

    removeExpired: async (now) => {
      await queries.deleteFrom('sessions').where('expire', '<=', now.toISOString()).execute();
      await queries.deleteFrom('one_time_tokens').where('expire', '<=', now.toISOString()).execute();
      await forgetErased();
    },
  };
}

function isForgotten({ guest, unverified, account }: RetentionLimits, now: Date) {
  const at = (date: Date) => date.toISOString();
  // The newest of the limits first: it spares nearly every family the questions after it.
  return sql<boolean>`not is_subscribed and updated_at < ${at(guest)}
    and not exists (select 1 from sessions where family_id = families.id and expire > ${at(now)})
    and (updated_at < ${at(account)}
      or (updated_at < ${at(unverified)} and email is not null and (verified_email is null or verified_email <> email))
      or (updated_at < ${at(guest)} and email is null
        and not exists (select 1 from external_identities where family_id = families.id)))`;
}
