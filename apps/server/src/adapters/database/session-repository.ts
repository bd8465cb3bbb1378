import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Sessions } from '../../ports/sessions.ts';
import type { Schema } from './schema.ts';
import { parameter, statement } from './statement.ts';

const orNull = z.nullish(z.string()).transform((kept) => kept ?? null);
/** Older sessions were kept without a device, and most have proved nothing. */
const kept = z.object({ createdAt: z.string(), device: orNull, provedAt: orNull, pinAt: orNull });

export function sessionRepository(queries: Kysely<Schema>): Sessions {
  const findOne = statement(
    queries,
    queries
      .selectFrom('sessions')
      .select(['family_id', 'expire'])
      .where('sid', '=', parameter<string>('sid'))
      .where('expire', '>', parameter<string>('now')),
  );

  return {
    find: async (sid, now) => {
      const [row] = await findOne({ sid, now: now.toISOString() });
      return row && { sid, familyId: row.family_id, expire: row.expire };
    },

    list: async (familyId, now) => {
      const rows = await queries
        .selectFrom('sessions')
        .select(['sid', 'sess'])
        .where('family_id', '=', familyId)
        .where('expire', '>', now.toISOString())
        .execute();
      const open = rows.map((row) => {
        const { createdAt, device } = kept.parse(JSON.parse(row.sess));
        return { sid: row.sid, createdAt, device };
      });
      return open.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    },

    add: async ({ sid, familyId, expire, device }, now) => {
      // Whoever comes in carries the expired ones out, so that the table needs no caretaker.
      await queries.deleteFrom('sessions').where('expire', '<=', now.toISOString()).execute();
      const sess = JSON.stringify({ createdAt: now.toISOString(), device });
      await queries.insertInto('sessions').values({ sid, family_id: familyId, sess, expire }).execute();
    },

    prove: async (sid, what, now) => {
      const row = await queries.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirst();
      if (row === undefined) return;
      const sess = JSON.stringify({
        ...kept.parse(JSON.parse(row.sess)),
        [what === 'pin' ? 'pinAt' : 'provedAt']: now.toISOString(),
      });
      await queries.updateTable('sessions').set({ sess }).where('sid', '=', sid).execute();
    },

    proofs: async (sid) => {
      const row = await queries.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirst();
      if (row === undefined) return { parent: null, pin: null };
      const { provedAt, pinAt } = kept.parse(JSON.parse(row.sess));
      return { parent: provedAt, pin: pinAt };
    },

    extend: async (sid, expire) => {
      await queries.updateTable('sessions').set({ expire }).where('sid', '=', sid).execute();
    },

    removeOthers: async (familyId, sid) => {
      let others = queries.deleteFrom('sessions').where('family_id', '=', familyId);
      if (sid !== null) others = others.where('sid', '!=', sid);
      await others.execute();
    },

    remove: async (sid) => {
      await queries.deleteFrom('sessions').where('sid', '=', sid).execute();
    },
  };
}
