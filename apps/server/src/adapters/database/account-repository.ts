import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Accounts } from '../../ports/accounts.ts';
import type { Database } from './database.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';

/** So many are erased in a moment in which nobody minds waiting. */
const storiesAtOnce = 100;

/** Undoes the transaction it is thrown in. */
class EmailTaken extends Error {}

export function accountRepository({ queries, forgetErased }: Database): Accounts {
  return {
    passwordOf: async (familyId) => {
      const row = await queries
        .selectFrom('passwords')
        .select('hash')
        .where('family_id', '=', familyId)
        .executeTakeFirst();
      return row?.hash;
    },

    changeEmail: async (familyId, email, now) => {
      try {
        await queries.transaction().execute(async (transaction) => {
          await lockFamily(transaction, familyId);
          // The address is the row's key: the row leaves its old place and takes the new one, if that is free.
          const password = await transaction
            .deleteFrom('passwords')
            .where('family_id', '=', familyId)
            .returningAll()
            .executeTakeFirst();
          if (password === undefined) throw new EmailTaken();
          const moved = await transaction
            .insertInto('passwords')
            .values({ ...password, email })
            .onConflict((conflict) => conflict.doNothing())
            .returning('email')
            .executeTakeFirst();
          if (moved === undefined) throw new EmailTaken();
          await transaction
            .updateTable('families')
            .set({ email, updated_at: now.toISOString() })
            .where('id', '=', familyId)
            .execute();
        });
        return true;
      } catch (error) {
        if (error instanceof EmailTaken) return false;
        throw error;
      }
    },

    changePassword: async (familyId, passwordHash, now) => {
      await queries
        .updateTable('passwords')
        .set({ hash: passwordHash, created_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .execute();
    },

    reset: (familyId, { email, passwordHash, withPasskeys }, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const family = await transaction
          .selectFrom('families')
          .select(['email', 'verified_email'])
          .where('id', '=', familyId)
          .executeTakeFirst();
        if (family?.email !== email) return false;
        const isFirst = family.verified_email !== email;
        await transaction.deleteFrom('sessions').where('family_id', '=', familyId).execute();
        await transaction.deleteFrom('one_time_tokens').where('family_id', '=', familyId).execute();
        // Whoever was here before the address was known to be theirs may be anybody.
        if (isFirst || withPasskeys) {
          await transaction.deleteFrom('passkeys').where('family_id', '=', familyId).execute();
        }
        const at = now.toISOString();
        await transaction
          .updateTable('passwords')
          .set({ hash: passwordHash, created_at: at })
          .where('family_id', '=', familyId)
          .execute();
        await transaction
          .updateTable('families')
          .set({ verified_email: email, updated_at: at })
          .where('id', '=', familyId)
          .execute();
        return true;
      }),

    verifyEmail: async (familyId, email, now) => {
      const { numUpdatedRows } = await queries
        .updateTable('families')
        .set({ verified_email: email, updated_at: now.toISOString() })
        .where('id', '=', familyId)
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    // Every table of a family's refers to it, and goes with it; but thousands of stories at once would hold everybody up.
    // Should we end in between, the family is still here to ask again.
    erase: async (familyId) => {
      while (await eraseSomeStories(queries, familyId)) await setImmediate();
      await queries.deleteFrom('families').where('id', '=', familyId).execute();
      await forgetErased();
    },
  };
}

/** Whether there may be more. */
async function eraseSomeStories(queries: Kysely<Schema>, familyId: string): Promise<boolean> {
  const some = queries
    .selectFrom('stories')
    .select('id')
    .where('family_id', '=', familyId)
    .orderBy('id')
    .limit(storiesAtOnce);
  const { numDeletedRows } = await queries
    .deleteFrom('stories')
    .where('family_id', '=', familyId)
    .where('id', 'in', some)
    .executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(storiesAtOnce);
}
