import type { Kysely } from 'kysely';
import type { Passkeys } from '../../ports/passkeys.ts';
import type { Schema } from './schema.ts';
import { passkeys } from './tables/passkeys.ts';

export function passkeyRepository(queries: Kysely<Schema>): Passkeys {
  return {
    list: async (familyId) => {
      const rows = await queries
        .selectFrom('passkeys')
        .selectAll()
        .where('family_id', '=', familyId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(passkeys.read);
    },

    findCredential: async (id) => {
      const row = await queries.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeys.read(row);
    },

    add: async (familyId, passkey, now) => {
      const added = await queries
        .insertInto('passkeys')
        .values({ ...passkeys.write(passkey), family_id: familyId, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    markUsed: async ({ familyId, id }, counter, now) => {
      await queries
        .updateTable('passkeys')
        .set({ counter, used_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .execute();
    },

    rename: async ({ familyId, id }, name) => {
      const { numUpdatedRows } = await queries
        .updateTable('passkeys')
        .set({ name })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    remove: async ({ familyId, id }) => {
      const { numDeletedRows } = await queries
        .deleteFrom('passkeys')
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
