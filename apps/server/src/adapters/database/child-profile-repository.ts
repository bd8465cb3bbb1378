import { sql, type Transaction } from 'kysely';
import type { ChildProfiles, KeptChild } from '../../ports/child-profiles.ts';
import type { Database } from './database.ts';
import { lockFamily } from './lock-family.ts';
import type { Schema } from './schema.ts';
import { isAbout } from './story-children.ts';
import { childProfiles } from './tables/child-profiles.ts';

export function childProfileRepository({ queries, forgetErased }: Database): ChildProfiles {
  const children = () =>
    queries
      .selectFrom('child_profiles')
      .selectAll()
      .select(
        sql<number>`(select count(*) from stories where stories.family_id = child_profiles.family_id
          and child_profiles.id in (stories.child_profile_id, stories.sibling_id, stories.sibling2_id))`.as(
          'story_count',
        ),
      );

  type Row = Awaited<ReturnType<ReturnType<typeof children>['executeTakeFirstOrThrow']>>;
  const childFrom = (row: Row): KeptChild => ({ ...childProfiles.read(row), storyCount: row.story_count });

  return {
    list: async (familyId) => {
      const rows = await children().where('family_id', '=', familyId).orderBy('id').execute();
      return rows.map(childFrom);
    },

    find: async ({ familyId, id }) => {
      const row = await children().where('family_id', '=', familyId).where('id', '=', id).executeTakeFirst();
      return row && childFrom(row);
    },

    add: ({ familyId, id }, child, most, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const present = transaction.selectFrom('child_profiles').select('id').where('family_id', '=', familyId);
        if ((await present.limit(most).execute()).length === most) return false;
        await deactivate(transaction, familyId, now);
        const at = now.toISOString();
        await transaction
          .insertInto('child_profiles')
          .values({
            ...childProfiles.write(child),
            family_id: familyId,
            id,
            is_active: true,
            created_at: at,
            updated_at: at,
          })
          .execute();
        return true;
      }),

    change: async ({ familyId, id }, child, now) => {
      const { numUpdatedRows } = await queries
        .updateTable('child_profiles')
        .set({ ...childProfiles.write(child), updated_at: now.toISOString() })
        .where('family_id', '=', familyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    activate: ({ familyId, id }, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const child = await transaction
          .selectFrom('child_profiles')
          .select('is_active')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (child === undefined) return false;
        if (child.is_active) return true;
        await deactivate(transaction, familyId, now);
        await activate(transaction, familyId, id, now);
        return true;
      }),

    setPhoto: ({ familyId, id }, url, now) =>
      queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const before = await transaction
          .selectFrom('child_profiles')
          .select('profile_image_url')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (before === undefined) return undefined;
        await transaction
          .updateTable('child_profiles')
          .set({ profile_image_url: url, updated_at: now.toISOString() })
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .execute();
        return { before: before.profile_image_url };
      }),

    remove: async ({ familyId, id }, now) => {
      const isRemoved = await queries.transaction().execute(async (transaction) => {
        await lockFamily(transaction, familyId);
        const removed = await transaction
          .deleteFrom('child_profiles')
          .where('family_id', '=', familyId)
          .where('id', '=', id)
          .returning('is_active')
          .executeTakeFirst();
        if (removed === undefined) return false;
        // Those in which the child came first went with the row itself.
        await transaction
          .deleteFrom('stories')
          .where('family_id', '=', familyId)
          .where((build) => isAbout(build, [id]))
          .execute();
        if (removed.is_active) await activateNewest(transaction, familyId, now);
        return true;
      });
      if (isRemoved) await forgetErased();
      return isRemoved;
    },
  };
}

async function deactivate(transaction: Transaction<Schema>, familyId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('child_profiles')
    .set({ is_active: false, updated_at: now.toISOString() })
    .where('family_id', '=', familyId)
    .where(sql<boolean>`is_active`)
    .execute();
}

async function activate(transaction: Transaction<Schema>, familyId: string, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('child_profiles')
    .set({ is_active: true, updated_at: now.toISOString() })
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .execute();
}

async function activateNewest(transaction: Transaction<Schema>, familyId: string, now: Date): Promise<void> {
  const newest = await transaction
    .selectFrom('child_profiles')
    .select('id')
    .where('family_id', '=', familyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest !== undefined) await activate(transaction, familyId, newest.id, now);
}
