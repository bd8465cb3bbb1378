import type { Kysely } from 'kysely';
import type { Sessions } from '../../ports/sessions.ts';
import type { Schema } from './schema.ts';
import { parameter, statement } from './statement.ts';
import { sessions } from './tables/sessions.ts';

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
      return row && { sid, ...sessions.read(row) };
    },

    list: async (familyId, now) => {
      const rows = await queries
        .selectFrom('sessions')
        .select(['sid', 'sess'])
        .where('family_id', '=', familyId)
        .where('expire', '>', now.toISOString())
        .execute();
      const open = rows.map((row) => {
        const { sid, sess } = sessions.read(row);
        return { sid, createdAt: sess.createdAt, device: sess.device };
      });
      return open.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    },

    add: async ({ sid, familyId, expire, device }, now) => {
      // Whoever comes in carries the expired ones out, so that the table needs no caretaker.
      await queries.deleteFrom('sessions').where('expire', '<=', now.toISOString()).execute();
      const sess = { createdAt: now.toISOString(), device, provedAt: null, pinAt: null };
      await queries.insertInto('sessions').values(sessions.write({ sid, familyId, sess, expire })).execute();
    },

    prove: async (sid, what, now) => {
      const row = await queries.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirst();
      if (row === undefined) return;
      const sess = { ...sessions.read(row).sess, [what === 'pin' ? 'pinAt' : 'provedAt']: now.toISOString() };
      await queries.updateTable('sessions').set(sessions.write({ sess })).where('sid', '=', sid).execute();
    },

    proofs: async (sid) => {
      const row = await queries.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirst();
      if (row === undefined) return { parent: null, pin: null };
      const { provedAt, pinAt } = sessions.read(row).sess;
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
