import type { Kysely } from 'kysely';
import type { SentStories } from '../../ports/sent-stories.ts';
import { lockFamily } from './lock-family.ts';
import { readable } from './membership-repository.ts';
import type { Schema } from './schema.ts';
import { childNames, withChildren } from './story-children.ts';
import { summaryColumns } from './story-row.ts';
import { sentStories } from './tables/sent-stories.ts';
import { stories } from './tables/stories.ts';

export function sentStoryRepository(queries: Kysely<Schema>): SentStories {
  return {
    of: async ({ familyId, id }) => {
      const rows = await queries
        .selectFrom('sent_stories')
        .select(['member_id', 'greeting', 'sent_at'])
        .where('family_id', '=', familyId)
        .where('story_id', '=', id)
        .execute();
      return rows.map(sentStories.read);
    },

    send: ({ familyId, id }, sending) =>
      queries.transaction().execute(async (transaction) => {
        // Against the story, the reader or the choice of children going between looking and keeping.
        await lockFamily(transaction, familyId);
        const shared = await readable(transaction, familyId, sending.memberId)
          .where('stories.id', '=', id)
          .executeTakeFirst();
        if (shared === undefined) return false;
        const row = sentStories.write(sending);
        await transaction
          .insertInto('sent_stories')
          .values({ ...row, family_id: familyId, story_id: id })
          .onConflict((conflict) => conflict.columns(['family_id', 'member_id', 'story_id']).doUpdateSet(row))
          .execute();
        return true;
      }),

    takeBack: async ({ familyId, id }, memberId) => {
      const { numDeletedRows } = await queries
        .deleteFrom('sent_stories')
        .where('family_id', '=', familyId)
        .where('story_id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    receivedBy: async ({ familyId, memberId }, most) => {
      const rows = await readable(queries, familyId, memberId)
        .innerJoin('sent_stories as sent', (join) =>
          join
            .onRef('sent.family_id', '=', 'stories.family_id')
            .onRef('sent.story_id', '=', 'stories.id')
            .on('sent.member_id', '=', memberId),
        )
        .innerJoin('families as sender', 'sender.id', 'sent.sender_id')
        .innerJoin('child_profiles as child', (join) =>
          join.onRef('child.family_id', '=', 'stories.family_id').onRef('child.id', '=', 'stories.child_profile_id'),
        )
        .select([
          ...summaryColumns,
          childNames.as('child_names'),
          'sent.greeting',
          'sent.sent_at',
          'sender.first_name as sender_first_name',
          'sender.called_name as sender_called_name',
        ])
        .orderBy('sent.sent_at', 'desc')
        .orderBy('stories.id', 'desc')
        .limit(most)
        .execute();
      return rows.map((row) => ({
        story: withChildren(stories.read(row), row.child_names),
        ...sentStories.read({ greeting: row.greeting, sent_at: row.sent_at }),
        from: row.sender_first_name ?? row.sender_called_name,
      }));
    },
  };
}
