import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Schema } from '../database/schema.ts';

const sweepEvery = 60_000;

/** Counts in the database, so that any number of instances allow together what one would. */
export function databaseRateLimiter(queries: Kysely<Schema>, clock: Clock): RateLimiter {
  let nextSweep = 0;

  return async ({ name, most, perSeconds }, who, change = 1) => {
    const now = clock();
    if (change < 0) return giveBack(keyOf(name, who));
    if (now.getTime() >= nextSweep) {
      nextSweep = now.getTime() + sweepEvery;
      await queries.deleteFrom('rate_counts').where('ends', '<=', now.toISOString()).execute();
    }
    const ends = new Date(now.getTime() + perSeconds * 1000).toISOString();
    const { uses, ends: over } = await queries
      .insertInto('rate_counts')
      .values({ who: keyOf(name, who), uses: 1, ends })
      .onConflict((conflict) =>
        conflict.column('who').doUpdateSet({
          uses: sql<number>`case when rate_counts.ends <= ${now.toISOString()} then 1 else rate_counts.uses + 1 end`,
          ends: sql<string>`case when rate_counts.ends <= ${now.toISOString()} then excluded.ends else rate_counts.ends end`,
        }),
      )
      .returning(['uses', 'ends'])
      .executeTakeFirstOrThrow();
    return uses <= most ? 0 : Math.max(1, Math.ceil((Date.parse(over) - now.getTime()) / 1000));
  };

  async function giveBack(who: string): Promise<number> {
    await queries
      .updateTable('rate_counts')
      .set((count) => ({ uses: sql<number>`${count.ref('uses')} - 1` }))
      .where('who', '=', who)
      .where('uses', '>', 0)
      .execute();
    return 0;
  }
}

/** Addresses and e-mail are not kept as they are: a hash counts as well. */
function keyOf(name: string, who: string): string {
  return createHash('sha256').update(`${name}:${who}`).digest('base64url');
}
