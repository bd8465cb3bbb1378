import type { Kysely, Transaction } from 'kysely';
import type { ExternalIdentities } from '../../ports/external-identities.ts';
import type { ExternalPerson } from '../../ports/identity-provider.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';

/** Undoes the transaction it is thrown in. */
class Known extends Error {}

export function externalIdentityRepository(queries: Kysely<Schema>): ExternalIdentities {
  /** All or nothing; false when the person turned out to be known. */
  const unlessKnown = async (act: (transaction: Transaction<Schema>) => Promise<void>): Promise<boolean> => {
    try {
      await queries.transaction().execute(act);
      return true;
    } catch (error) {
      if (error instanceof Known) return false;
      throw error;
    }
  };
  return {
    find: async ({ issuer, subject }) => {
      const row = await queries
        .selectFrom('external_identities')
        .select('family_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.family_id;
    },

    claim: (familyId, person, now) =>
      unlessKnown(async (transaction) => {
        await lockFamily(transaction, familyId);
        if (await isSomebodys(transaction, familyId)) throw new Known();
        await addPerson(transaction, familyId, person, now);
      }),

    addFamily: ({ id, timeZone, language }, person, now) =>
      unlessKnown(async (transaction) => {
        const at = now.toISOString();
        await transaction
          .insertInto('families')
          .values({ id, time_zone: timeZone, language, created_at: at, updated_at: at })
          .execute();
        await addPerson(transaction, id, person, now);
      }),
  };
}

async function isSomebodys(transaction: Transaction<Schema>, familyId: string): Promise<boolean> {
  const family = await transaction.selectFrom('families').select('email').where('id', '=', familyId).executeTakeFirst();
  const identity = await transaction
    .selectFrom('external_identities')
    .select('subject')
    .where('family_id', '=', familyId)
    .executeTakeFirst();
  return family === undefined || family.email !== null || identity !== undefined;
}

async function addPerson(
  transaction: Transaction<Schema>,
  familyId: string,
  { issuer, subject, email, firstName, lastName }: ExternalPerson,
  now: Date,
): Promise<void> {
  const added = await transaction
    .insertInto('external_identities')
    .values({ issuer, subject, family_id: familyId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (added === undefined) throw new Known();
  // An address that a password account has stays with that account: the two are never joined by an address alone.
  const taken = email === null ? undefined : await accountWith(transaction, email);
  const own = taken === undefined ? email : null;
  await transaction
    .updateTable('families')
    .set({ email: own, verified_email: own, first_name: firstName, last_name: lastName, updated_at: now.toISOString() })
    .where('id', '=', familyId)
    .execute();
}

function accountWith(transaction: Transaction<Schema>, email: string) {
  return transaction.selectFrom('families').select('id').where('email', '=', email).executeTakeFirst();
}
