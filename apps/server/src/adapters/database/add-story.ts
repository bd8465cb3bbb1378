import { type Kysely, sql, type Transaction } from 'kysely';
import type { DailyQuota, NewStory, Stories, StoryRequest } from '../../ports/stories.ts';
import type { Schema } from './schema.ts';
import { columnsOf } from './story-row.ts';

type Outcome = Awaited<ReturnType<Stories['add']>>;

/** Undoes the transaction it is thrown in, the count included. */
class NotAdded extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** The story and its count, both or neither. */
export async function addStory(queries: Kysely<Schema>, story: NewStory, quota: DailyQuota): Promise<Outcome> {
  try {
    return await queries.transaction().execute(async (transaction): Promise<Outcome> => {
      // First, since this also makes the family's other transactions wait: what is read below stays true to the end.
      const counted = await countOnDay(transaction, story, quota);
      if (story.request !== null) {
        if ((await findByRequest(transaction, story.familyId, story.request)) !== undefined)
          throw new NotAdded('repeated');
        await forgetOldRequest(transaction, story.familyId, story.request);
      }
      if (!counted) throw new NotAdded('limit-reached');
      if (!(await childrenAreThere(transaction, story))) throw new NotAdded('no-child');
      await transaction.insertInto('stories').values(columnsOf(story)).execute();
      await transaction
        .insertInto('nights')
        .values({ family_id: story.familyId, day: quota.day })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'added';
    });
  } catch (error) {
    if (error instanceof NotAdded) return error.outcome;
    throw error;
  }
}

/** More than anybody will be told in a day. */
const endless = 1_000_000;

/** The limit itself: one conditional update, so that of any number at once no more get through than may. */
async function countOnDay(
  transaction: Transaction<Schema>,
  story: NewStory,
  { day, most, premiumMost, ownMost }: DailyQuota,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update families set
      daily_story_count = case when story_day >= ${day} then daily_story_count + 1 else 1 end,
      story_day = case when story_day > ${day} then story_day else ${day} end,
      last_story_date = ${story.createdAt},
      updated_at = ${story.createdAt}
    where id = ${story.familyId}
      and (story_day is null or story_day < ${day}
        or daily_story_count < ${most} or (is_subscribed and daily_story_count < ${premiumMost}))
      and (story_day is null or story_day < ${day} or daily_story_count < ${ownMost ?? endless})`.execute(transaction);
  return numAffectedRows > 0n;
}

export async function findByRequest(
  queries: Kysely<Schema>,
  familyId: string,
  request: StoryRequest,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('stories')
    .select('id')
    .where('family_id', '=', familyId)
    .where('idempotency_key', '=', request.key)
    .where('created_at', '>', request.since.toISOString())
    .executeTakeFirst();
  return row?.id;
}

async function forgetOldRequest(
  transaction: Transaction<Schema>,
  familyId: string,
  request: StoryRequest,
): Promise<void> {
  await transaction
    .updateTable('stories')
    .set({ idempotency_key: null })
    .where('family_id', '=', familyId)
    .where('idempotency_key', '=', request.key)
    .execute();
}

/** All of its children are. */
async function childrenAreThere(transaction: Transaction<Schema>, story: NewStory): Promise<boolean> {
  const ids = [story.childProfileId, ...story.siblingIds];
  const children = await transaction
    .selectFrom('child_profiles')
    .select('id')
    .where('family_id', '=', story.familyId)
    .where('id', 'in', ids)
    .execute();
  return children.length === ids.length;
}
