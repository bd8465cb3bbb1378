import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CheckoutHolder, Checkouts } from '../../ports/checkouts.ts';
import type { Schema } from './schema.ts';
import { checkouts } from './tables/checkouts.ts';

export function checkoutRepository(queries: Kysely<Schema>): Checkouts {
  const findBy = async (column: 'id' | 'opened_id', value: string) => {
    const row = await queries.selectFrom('checkouts').selectAll().where(column, '=', value).executeTakeFirst();
    return row && checkouts.read(row);
  };
  const findUnsettled = async (holder: CheckoutHolder) => {
    const row = await queries
      .selectFrom('checkouts')
      .selectAll()
      .where('holder', '=', nameOf(holder))
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return row && checkouts.read(row);
  };

  return {
    find: (id) => findBy('id', id),
    findByOpenedId: (openedId) => findBy('opened_id', openedId),
    findUnsettled,

    begin: async (holder, { id, withTrial, provider }, now) => {
      const row = {
        id,
        holder: nameOf(holder),
        family_id: 'familyId' in holder ? holder.familyId : null,
        provider,
        opened_id: null,
        with_trial: withTrial,
        created_at: now.toISOString(),
        settled_at: null,
      };
      await queries
        .insertInto('checkouts')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await findUnsettled(holder)) ?? checkouts.read(row);
    },

    noteOpened: async (id, openedId) => {
      await queries.updateTable('checkouts').set({ opened_id: openedId }).where('id', '=', id).execute();
    },

    assign: async (id, familyId) => {
      await queries
        .updateTable('checkouts')
        .set({ family_id: familyId })
        .where('id', '=', id)
        .where('family_id', 'is', null)
        .execute();
    },

    settle: async (id, now) => {
      await queries.updateTable('checkouts').set({ settled_at: now.toISOString() }).where('id', '=', id).execute();
    },

    forgetVisitors: async (before) => {
      const at = before.toISOString();
      const rows = await queries
        .deleteFrom('checkouts')
        .where('family_id', 'is', null)
        .where('created_at', '<', at)
        .where((row) => row.or([row('settled_at', 'is not', null), row('opened_id', 'is', null)]))
        .returning('opened_id')
        .execute();
      return rows.flatMap(({ opened_id: openedId }) => openedId ?? []);
    },

    listUnsettled: async (provider) => {
      const rows = await queries
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', '=', provider)
        .where('settled_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(checkouts.read);
    },
  };
}

/** Of a browser only the hash of its token is kept, as of a session's. */
function nameOf(holder: CheckoutHolder): string {
  if ('familyId' in holder) return `family:${holder.familyId}`;
  return `browser:${createHash('sha256').update(holder.browserToken).digest('base64url')}`;
}
