import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Families, Family, Identity, NewFamily } from '../../ports/families.ts';
import type { Schema } from './schema.ts';
import { families } from './tables/families.ts';

const identities = sql<number>`(select count(*) from external_identities where family_id = families.id)`;

export function familyRepository(queries: Kysely<Schema>): Families {
  return {
    find: async (id) => {
      const row = await queries
        .selectFrom('families')
        .selectAll()
        .select(identities.as('identities'))
        .where('id', '=', id)
        .executeTakeFirst();
      return row && familyFrom(row);
    },

    findByEmail: async (email) => {
      const row = await queries.selectFrom('passwords').selectAll().where('email', '=', email).executeTakeFirst();
      return row && { familyId: row.family_id, passwordHash: row.hash };
    },

    add: async (family, now) => {
      await insertFamily(queries, family, now);
    },

    claim: (familyId, identity, now) =>
      queries.transaction().execute((transaction) => claimFamily(transaction, familyId, identity, now)),

    addClaimed: async (family, identity, now) => {
      try {
        return await queries.transaction().execute(async (transaction) => {
          await insertFamily(transaction, family, now);
          if (!(await claimFamily(transaction, family.id, identity, now))) throw new EmailTaken();
          return true;
        });
      } catch (error) {
        if (error instanceof EmailTaken) return false;
        throw error;
      }
    },

    changePreferences: async (id, { zoneBefore, ...preferences }, now) => {
      const zone = { zoneBefore: zoneBefore?.timeZone, zoneBeforeDay: zoneBefore?.day };
      await queries
        .updateTable('families')
        .set({ ...families.write({ ...preferences, ...zone }), updated_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    stats: async (id) => {
      const [counts, nights] = await Promise.all([
        sql<{ stories: number; favorites: number; minutes: number }>`select
          (select count(*) from stories where family_id = ${id} and status <> 'failed') as stories,
          (select count(*) from stories where family_id = ${id} and is_favorite) as favorites,
          (select coalesce(sum(minutes), 0) from readings where family_id = ${id}) as minutes`.execute(queries),
        queries.selectFrom('nights').select('day').where('family_id', '=', id).execute(),
      ]);
      const { stories = 0, favorites = 0, minutes = 0 } = counts.rows[0] ?? {};
      return { totalStories: stories, favorites, minutesRead: minutes, nights: nights.map((night) => night.day) };
    },
  };
}

/** Undoes the transaction it is thrown in. */
class EmailTaken extends Error {}

async function insertFamily(queries: Kysely<Schema>, family: NewFamily, now: Date): Promise<void> {
  const at = now.toISOString();
  await queries
    .insertInto('families')
    .values({ id: family.id, time_zone: family.timeZone, language: family.language, created_at: at, updated_at: at })
    .execute();
}

/** The two unique keys of `passwords` decide who comes first when several claim at once. */
async function claimFamily(
  transaction: Transaction<Schema>,
  familyId: string,
  { email, passwordHash, firstName, lastName }: Identity,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const claimed = await transaction
    .insertInto('passwords')
    .values({ email, family_id: familyId, hash: passwordHash, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst();
  if (claimed === undefined) return false;
  await transaction
    .updateTable('families')
    .set({ email, first_name: firstName, last_name: lastName, updated_at: at })
    .where('id', '=', familyId)
    .execute();
  return true;
}

type FamilyRow = Selectable<Schema['families']> & { identities: number };

function familyFrom(row: FamilyRow): Family {
  const { zoneBefore, zoneBeforeDay, verifiedEmail, ...family } = families.read(row);
  return {
    ...family,
    isGuest: family.email === null && row.identities === 0,
    isEmailVerified: family.email !== null && verifiedEmail === family.email,
    zoneBefore: zoneBefore === null || zoneBeforeDay === null ? null : { timeZone: zoneBefore, day: zoneBeforeDay },
  };
}
