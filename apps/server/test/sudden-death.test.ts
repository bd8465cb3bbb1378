import { createClient } from '@sagolykta/contract/client';
import { expect, test } from 'vitest';
import type { Database } from '../src/adapters/database/database.ts';
import { openDatabase } from '../src/adapters/database/open-database.ts';
import type { Config } from '../src/config/config.ts';
import { databases, makePlace } from './support/house.ts';
import { startServer } from './support/running-server.ts';
import { alma } from './support/visitor.ts';

/** A few deaths in every test run, many by `npm run soak`. */
const deaths = Number(process.env.SOAK_DEATHS ?? 3);
const seed = Number(process.env.SOAK_SEED ?? 1);
/** Milliseconds within which the server is killed while families are waiting for stories. */
const longestLife = 400;
const tellers = 4;

test.each(databases)(
  `kill -9 while stories are written, ${deaths} times: none that was answered is lost, no count is wrong, no story is half, on %s`,
  async (kind) => {
    const { config, leave } = await makePlace(kind);
    const random = numbersFrom(seed);
    const answered = new Set<string>();
    try {
      let cookie: string | undefined;
      let child = '';
      for (let death = 0; death < deaths; death += 1) {
        const server = await startServer(config, { LOG_LEVEL: 'silent' });
        if (cookie === undefined) {
          cookie = await enter(server.origin);
          child = (await clientAt(server.origin, cookie).createChildProfile({ body: alma })).id;
          await openToAllStories(config);
        }
        const client = clientAt(server.origin, cookie);
        const telling = Array.from({ length: tellers }, () => tellUntilItDies(client, child, answered));
        await new Promise((resolve) => setTimeout(resolve, 20 + random() * longestLife));
        // However slow the machine, something was answered before the last of them.
        if (death === deaths - 1) await expect.poll(() => answered.size, { timeout: 120_000 }).toBeGreaterThan(0);
        await server.end('SIGKILL');
        await Promise.all(telling);
        await checkWhole(config, answered);
      }
    } finally {
      await leave();
    }
  },
  600_000,
);

function clientAt(origin: string, cookie: string) {
  return createClient((url, request) => fetch(origin + url, { ...request, headers: { ...request.headers, cookie } }));
}

async function enter(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/guest`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-requested-with': 'test' },
    body: new URLSearchParams({ timeZone: 'UTC' }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function tellUntilItDies(client: ReturnType<typeof clientAt>, childProfileId: string, answered: Set<string>) {
  for (;;) {
    try {
      const { id } = await client.generateStory({ body: { childProfileId, selectedAttributes: ['pet'] } });
      answered.add(id);
    } catch {
      return;
    }
  }
}

async function withDatabase<Result>(config: Config, act: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(config, () => {});
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** As many stories as the night is long, and the rate limit starts anew with each server. */
function openToAllStories(config: Config) {
  return withDatabase(config, ({ queries }) => queries.updateTable('families').set({ is_subscribed: true }).execute());
}

async function checkWhole(config: Config, answered: ReadonlySet<string>): Promise<void> {
  await withDatabase(config, async ({ queries }) => {
    const family = await queries.selectFrom('families').selectAll().executeTakeFirstOrThrow();
    const stories = await queries.selectFrom('stories').selectAll().execute();
    const kept = new Set(stories.map(({ id }) => id));
    expect([...answered].filter((id) => !kept.has(id))).toEqual([]);
    const today = stories.filter(({ created_at }) => created_at.slice(0, 10) === family.story_day);
    expect(family.daily_story_count).toBe(today.length);
    for (const story of stories) {
      expect(story.content.length).toBeGreaterThan(500);
      expect(JSON.parse(story.pictures)).toHaveLength(story.image_count);
    }
    const nights = await queries.selectFrom('nights').selectAll().execute();
    expect(nights.length).toBeGreaterThanOrEqual(stories.length > 0 ? 1 : 0);
  });
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
