import type { Kysely } from 'kysely';
import type { Memberships } from '../../ports/memberships.ts';
import { lockFamily } from './lock-family.ts';
import { putSharedChildren } from './membership-repository.ts';
import type { Schema } from './schema.ts';
import { invitations } from './tables/invitations.ts';

type InvitationQueries = Pick<Memberships, 'openInvitations' | 'invite' | 'findInvitation' | 'withdraw' | 'accept'>;

/** So long a link that is worth nothing any more can still say why. */
const rememberedDays = 60;

export function invitationRepository(queries: Kysely<Schema>): InvitationQueries {
  return {
    openInvitations: async (familyId, now) => {
      const rows = await open(queries, now).selectAll().where('family_id', '=', familyId).orderBy('id').execute();
      return rows.map(invitations.read);
    },

    invite: ({ familyId, ...invitation }, most, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const forgotten = new Date(now.getTime() - rememberedDays * 24 * 3_600_000).toISOString();
        await transaction.deleteFrom('invitations').where('expire', '<', forgotten).execute();
        const waiting = await open(transaction, now).select('id').where('family_id', '=', familyId).execute();
        const members = await transaction
          .selectFrom('memberships')
          .select('member_id')
          .where('family_id', '=', familyId)
          .execute();
        if (waiting.length + members.length >= most) return false;
        const row = { familyId, ...invitation, createdAt: now.toISOString(), usedAt: null, withdrawnAt: null };
        await transaction.insertInto('invitations').values(invitations.write(row)).execute();
        return true;
      }),

    findInvitation: async (hash) => {
      const row = await queries.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row && invitations.read(row);
    },

    withdraw: async (familyId, id, now) => {
      const { numUpdatedRows } = await queries
        .updateTable('invitations')
        .set({ withdrawn_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('expire', '>', now.toISOString())
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    accept: (hash, memberId, now) =>
      queries.transaction().execute(async (transaction) => {
        // The update is the lock: of two at once the second finds it used.
        const row = await transaction
          .updateTable('invitations')
          .set({ used_at: now.toISOString() })
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .where('withdrawn_at', 'is', null)
          .where('expire', '>', now.toISOString())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined || row.family_id === memberId) return false;
        const { familyId, role, name, childIds } = invitations.read(row);
        await transaction
          .insertInto('memberships')
          .values({ family_id: familyId, member_id: memberId, role, name, joined_at: now.toISOString() })
          .onConflict((conflict) => conflict.columns(['family_id', 'member_id']).doUpdateSet({ role, name }))
          .execute();
        await putSharedChildren(transaction, { familyId, memberId }, role === 'reader' ? childIds : []);
        return true;
      }),
  };
}

function open(queries: Kysely<Schema>, now: Date) {
  return queries
    .selectFrom('invitations')
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expire', '>', now.toISOString());
}
