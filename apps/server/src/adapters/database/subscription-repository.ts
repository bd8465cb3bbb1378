import { currentSubscription, isPremium } from '@sagolykta/domain/subscription';
import type { Kysely, Transaction } from 'kysely';
import type { KeptSubscription, Subscriptions } from '../../ports/subscriptions.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';
import { subscriptions } from './tables/subscriptions.ts';

export function subscriptionRepository(queries: Kysely<Schema>): Subscriptions {
  return {
    list: (familyId) => listOf(queries, familyId),

    findVersion: async (id) => {
      const row = await queries
        .selectFrom('subscriptions')
        .select(['family_id', 'version'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { familyId: row.family_id, version: row.version };
    },

    keep: (familyId, subscription, version, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        if (!(await familyIsThere(transaction, familyId))) return 'no-family';
        if (!(await write(transaction, familyId, subscription, version, now))) return 'outdated';
        await derive(transaction, familyId, now);
        return 'kept';
      }),

    claimConfirmation: async ({ familyId, id }, now) => {
      const { numUpdatedRows } = await queries
        .updateTable('subscriptions')
        .set({ confirmation_sent_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .where('confirmation_sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    giveBackConfirmation: async ({ familyId, id }) => {
      await queries
        .updateTable('subscriptions')
        .set({ confirmation_sent_at: null })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .execute();
    },

    derive: (familyId, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        await derive(transaction, familyId, now);
      }),

    listLiving: async (provider) => {
      const rows = await queries
        .selectFrom('subscriptions')
        .select(['family_id', 'id'])
        .where('provider', '=', provider)
        .where('status', '!=', 'canceled')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ familyId: row.family_id, id: row.id }));
    },
  };
}

/** False when the row is not as it was when the provider was asked. */
async function write(
  transaction: Transaction<Schema>,
  familyId: string,
  subscription: KeptSubscription,
  version: number,
  now: Date,
): Promise<boolean> {
  const columns = { ...subscriptions.write(subscription), version: version + 1, updated_at: now.toISOString() };
  if (version > 0) {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set(columns)
      .where('family_id', '=', familyId)
      .where('id', '=', subscription.id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  const inserted = await transaction
    .insertInto('subscriptions')
    .values({ family_id: familyId, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function familyIsThere(transaction: Transaction<Schema>, familyId: string): Promise<boolean> {
  const family = await transaction.selectFrom('families').select('id').where('id', '=', familyId).executeTakeFirst();
  return family !== undefined;
}

/** The one place that writes these columns: nobody is made premium by hand. */
async function derive(transaction: Transaction<Schema>, familyId: string, now: Date): Promise<void> {
  const current = currentSubscription(await listOf(transaction, familyId), now);
  await transaction
    .updateTable('families')
    .set({
      is_subscribed: current !== undefined && isPremium(current, now),
      stripe_customer_id: current?.customerId ?? null,
      stripe_subscription_id: current?.id ?? null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', familyId)
    .execute();
}

async function listOf(queries: Kysely<Schema>, familyId: string): Promise<KeptSubscription[]> {
  const rows = await queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('family_id', '=', familyId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(subscriptions.read);
}
