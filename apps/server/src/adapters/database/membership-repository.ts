import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Member, Memberships } from '../../ports/memberships.ts';
import type { Schema } from './schema.ts';
import { childNames, withChildren } from './story-children.ts';
import { summaryColumns } from './story-row.ts';
import { memberships } from './tables/memberships.ts';
import { stories } from './tables/stories.ts';

type MembershipQueries = Pick<
  Memberships,
  'roleOf' | 'members' | 'joined' | 'mayRead' | 'shelf' | 'shareChildren' | 'remove'
>;

export function membershipRepository(queries: Kysely<Schema>): MembershipQueries {
  return {
    roleOf: async ({ familyId, memberId }) => {
      if (familyId === memberId) return 'owner';
      const row = await queries
        .selectFrom('memberships')
        .select('role')
        .where('family_id', '=', familyId)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row && memberships.read(row).role;
    },

    members: (familyId) => membersOf(queries, familyId),

    joined: async (memberId) => {
      const rows = await queries
        .selectFrom('memberships')
        .innerJoin('families', 'families.id', 'memberships.family_id')
        .select(['memberships.family_id', 'memberships.role', 'families.first_name', 'families.called_name'])
        .where('memberships.member_id', '=', memberId)
        .orderBy('memberships.joined_at')
        .execute();
      return rows.map((row) => ({ ...memberships.read(row), owner: row.first_name ?? row.called_name }));
    },

    mayRead: async ({ familyId, memberId }, storyId) => {
      const row = await readable(queries, familyId, memberId).where('stories.id', '=', storyId).executeTakeFirst();
      return row !== undefined;
    },

    shelf: async ({ familyId, memberId }, { limit, olderThan }) => {
      let shelf = readable(queries, familyId, memberId)
        .innerJoin('child_profiles as child', (join) =>
          join.onRef('child.family_id', '=', 'stories.family_id').onRef('child.id', '=', 'stories.child_profile_id'),
        )
        .select([...summaryColumns, childNames.as('child_names')])
        .orderBy('stories.id', 'desc')
        .limit(limit);
      if (olderThan !== null) shelf = shelf.where('stories.id', '<', olderThan);
      const rows = await shelf.execute();
      return rows.map((row) => withChildren(stories.read(row), row.child_names));
    },

    shareChildren: ({ familyId, memberId }, childIds) =>
      queries.transaction().execute(async (transaction) => {
        const reader = await transaction
          .updateTable('memberships')
          .set((row) => ({ joined_at: row.ref('joined_at') }))
          .where('family_id', '=', familyId)
          .where('member_id', '=', memberId)
          .where('role', '=', 'reader')
          .returning('member_id')
          .executeTakeFirst();
        if (reader === undefined) return false;
        await putSharedChildren(transaction, { familyId, memberId }, childIds);
        return true;
      }),

    remove: ({ familyId, memberId }) =>
      queries.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('memberships')
          .where('family_id', '=', familyId)
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        await transaction
          .deleteFrom('sessions')
          .where('family_id', '=', memberId)
          .where('acts_for', '=', familyId)
          .execute();
        return numDeletedRows > 0n;
      }),
  };
}

/** Those of the family's children that are named, and no others from before. */
export async function putSharedChildren(
  queries: Kysely<Schema>,
  { familyId, memberId }: { familyId: string; memberId: string },
  childIds: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('shared_children')
    .where('family_id', '=', familyId)
    .where('member_id', '=', memberId)
    .execute();
  if (childIds.length === 0) return;
  await queries
    .insertInto('shared_children')
    .columns(['family_id', 'member_id', 'child_profile_id'])
    .expression((from) =>
      from
        .selectFrom('child_profiles')
        .select(['family_id', sql<string>`${memberId}`.as('member_id'), 'id as child_profile_id'])
        .where('family_id', '=', familyId)
        .where('id', 'in', childIds),
    )
    .execute();
}

/** What a reader may read: the finished stories of the children chosen for them. */
export function readable(queries: Kysely<Schema>, familyId: string, memberId: string) {
  return queries
    .selectFrom('stories')
    .select('stories.id')
    .where('stories.family_id', '=', familyId)
    .where('stories.status', '=', 'ready')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shared_children')
          .select('shared_children.member_id')
          .where('shared_children.member_id', '=', memberId)
          .whereRef('shared_children.family_id', '=', 'stories.family_id')
          .whereRef('shared_children.child_profile_id', '=', 'stories.child_profile_id'),
      ),
    )
    .where((build) =>
      build.and([
        isSharedOrNone(build, 'stories.sibling_id', memberId),
        isSharedOrNone(build, 'stories.sibling2_id', memberId),
      ]),
    );
}

/** Of a story about several children, each must have been chosen: nothing is told of one who was not. */
function isSharedOrNone(
  build: ExpressionBuilder<Schema, 'stories'>,
  sibling: 'stories.sibling_id' | 'stories.sibling2_id',
  memberId: string,
) {
  return build.or([
    build(sibling, 'is', null),
    build.exists(
      build
        .selectFrom('shared_children')
        .select('shared_children.member_id')
        .where('shared_children.member_id', '=', memberId)
        .whereRef('shared_children.family_id', '=', 'stories.family_id')
        .whereRef('shared_children.child_profile_id', '=', sibling),
    ),
  ]);
}

async function membersOf(queries: Kysely<Schema>, familyId: string): Promise<Member[]> {
  const [rows, shared] = await Promise.all([
    queries
      .selectFrom('memberships')
      .innerJoin('families', 'families.id', 'memberships.member_id')
      .selectAll('memberships')
      .select('families.email')
      .where('memberships.family_id', '=', familyId)
      .orderBy('memberships.joined_at')
      .execute(),
    queries
      .selectFrom('shared_children')
      .select(['member_id', 'child_profile_id'])
      .where('family_id', '=', familyId)
      .orderBy('child_profile_id')
      .execute(),
  ]);
  return rows.map((row) => ({
    ...memberships.read(row),
    email: row.email,
    childIds: shared.filter(({ member_id }) => member_id === row.member_id).map((child) => child.child_profile_id),
  }));
}
