import type { Kysely } from 'kysely';
import type { Sessions } from '../../ports/sessions.ts';
import type { Schema } from './schema.ts';
import { parameter, statement } from './statement.ts';
import { memberships } from './tables/memberships.ts';
import { sessions } from './tables/sessions.ts';

export function sessionRepository(queries: Kysely<Schema>): Sessions {
  const findOne = statement(
    queries,
    queries
      .selectFrom('sessions')
      // A membership that has ended leaves the account with its own family.
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.family_id', '=', 'sessions.acts_for')
          .onRef('memberships.member_id', '=', 'sessions.family_id'),
      )
      .select(['sessions.family_id', 'sessions.expire', 'memberships.family_id as with_family', 'memberships.role'])
      .where('sid', '=', parameter<string>('sid'))
      .where('expire', '>', parameter<string>('now')),
  );

  return {
    find: async (sid, now) => {
      const [row] = await findOne({ sid, now: now.toISOString() });
      if (row === undefined) return undefined;
      const { familyId: accountId, expire } = sessions.read(row);
      if (row.with_family === null || row.role === null)
        return { sid, accountId, familyId: accountId, role: 'owner', expire };
      return { sid, accountId, familyId: row.with_family, role: memberships.read({ role: row.role }).role, expire };
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

    add: async ({ sid, accountId: familyId, expire, device }, now) => {
      // Whoever comes in carries the expired ones out, so that the table needs no caretaker.
      await queries.deleteFrom('sessions').where('expire', '<=', now.toISOString()).execute();
      const sess = { createdAt: now.toISOString(), device, provedAt: null, pinAt: null };
      const actsFor = await usualFamily(queries, familyId);
      await queries.insertInto('sessions').values(sessions.write({ sid, familyId, sess, expire, actsFor })).execute();
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

    actFor: async (sid, familyId) => {
      const row = await queries
        .selectFrom('sessions')
        .select(['sess', 'family_id'])
        .where('sid', '=', sid)
        .executeTakeFirst();
      if (row === undefined) return;
      // Another family's PIN says nothing about this one's.
      const sess = { ...sessions.read(row).sess, pinAt: null };
      const actsFor = familyId === row.family_id ? null : familyId;
      await queries.updateTable('sessions').set(sessions.write({ sess, actsFor })).where('sid', '=', sid).execute();
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

/** Whoever has no child of their own comes for the family that they joined last. */
async function usualFamily(queries: Kysely<Schema>, accountId: string): Promise<string | null> {
  const joined = await queries
    .selectFrom('memberships')
    .select('family_id')
    .where('member_id', '=', accountId)
    .orderBy('joined_at', 'desc')
    .executeTakeFirst();
  if (joined === undefined) return null;
  const child = await queries
    .selectFrom('child_profiles')
    .select('id')
    .where('family_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return child === undefined ? joined.family_id : null;
}
