import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { KeptPasskey, Passkeys } from '../../ports/passkeys.ts';
import type { Schema } from './schema.ts';

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
      return rows.map(passkeyFrom);
    },

    findCredential: async (id) => {
      const row = await queries.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row && passkeyFrom(row);
    },

    add: async (familyId, { id, publicKey, counter, transports, name }, now) => {
      const added = await queries
        .insertInto('passkeys')
        .values({
          family_id: familyId,
          id,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          name,
          created_at: now.toISOString(),
        })
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

const transportList = z.array(z.string());

function passkeyFrom(row: Selectable<Schema['passkeys']>): KeptPasskey {
  return {
    familyId: row.family_id,
    id: row.id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: transportList.parse(JSON.parse(row.transports)),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
