import { expect, test } from 'vitest';
import { makePlace } from './support/house.ts';
import { type PostgresPair, startPostgresPair } from './support/postgres-pair.ts';
import { startServer } from './support/running-server.ts';
import { alma } from './support/visitor.ts';

/** None in a test run: `npm run soak -- --failover`. */
const failovers = Number(process.env.SOAK_FAILOVERS ?? 0);
const tellers = 4;

/** What the families saw. */
interface Seen {
  readonly told: Set<string>;
  readonly refused: { readonly at: number; readonly retryAfter: string | null }[];
  readonly wrong: string[];
}

test.runIf(failovers > 0)(
  `the database fails over ${failovers} times under load: no story that was answered is lost, no count is wrong, and whoever is turned away is told when to come back`,
  async () => {
    const pair = await startPostgresPair();
    const { config, leave } = await makePlace('sqlite');
    const pooled = { ...config, databaseUrl: pair.url };
    const server = await startServer(pooled, { DATABASE_POOLED: 'true', LOG_LEVEL: 'silent' });
    const seen: Seen = { told: new Set(), refused: [], wrong: [] };
    const windows: { from: number; to: number }[] = [];
    let isOver = false;
    const telling = Array.from({ length: tellers }, () => tellUntil(() => isOver, server.origin, pair, seen));
    try {
      for (let round = 0; round < failovers; round += 1) {
        const before = seen.told.size;
        await until(() => seen.told.size >= before + 2 * tellers, seen);
        const from = performance.now();
        await pair.failOver();
        const after = seen.told.size;
        await until(() => seen.told.size > after + tellers, seen);
        windows.push({ from, to: performance.now() });
        await pair.makeWhole();
      }
      isOver = true;
      await Promise.all(telling);
      report(seen, windows);
      expect(seen.wrong).toEqual([]);
      expect(seen.refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
      expect(seen.refused.filter(({ at }) => !windows.some(({ from, to }) => from <= at && at <= to))).toEqual([]);
      const kept = new Set((await pair.query('select id from stories')).map(({ id }) => String(id)));
      expect([...seen.told].filter((id) => !kept.has(id))).toEqual([]);
      const miscounted = `select f.id from families f where f.daily_story_count <>
        (select count(*) from stories s where s.family_id = f.id)`;
      expect(await pair.query(miscounted)).toEqual([]);
    } finally {
      isOver = true;
      await Promise.all(telling);
      await server.end('SIGKILL');
      pair.stop();
      await leave();
    }
  },
  1_800_000,
);

function report({ told, refused }: Seen, windows: readonly { from: number; to: number }[]): void {
  const lengths = windows.map(({ from, to }) => Math.round(to - from)).sort((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)];
  process.stdout.write(
    `${windows.length} failovers: ${told.size} stories answered and kept, ${refused.length} answers 503 with Retry-After; ` +
      `from the death to the first stories after it ${middle} ms in the middle, ${lengths.at(-1)} at most\n`,
  );
}

async function until(isSo: () => boolean, { wrong }: Seen): Promise<void> {
  while (!isSo()) {
    if (wrong.length > 0) throw new Error(wrong[0]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** One family after the other, each told the three stories of its day. */
async function tellUntil(isOver: () => boolean, origin: string, pair: PostgresPair, seen: Seen): Promise<void> {
  const ask = async (path: string, cookie: string, body: string, type: string): Promise<Response | undefined> => {
    const headers = { 'x-requested-with': 'test', 'content-type': type, cookie };
    for (; !isOver(); await new Promise((resolve) => setTimeout(resolve, 50))) {
      const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body });
      if (answer.status === 503) {
        seen.refused.push({ at: performance.now(), retryAfter: answer.headers.get('retry-after') });
        await answer.arrayBuffer();
        // A story whose commit was cut off may be there: its day is used up by it, and that is right.
      } else if (answer.status === 429 && path !== '/api/stories/generate') {
        // So many families do not come from one address: the limits of addresses are not what is looked at here.
        await answer.arrayBuffer();
        await pair.query('delete from rate_counts').catch(() => []);
      } else return answer;
    }
    return undefined;
  };
  const json = (path: string, cookie: string, body: object) =>
    ask(path, cookie, JSON.stringify(body), 'application/json');
  try {
    while (!isOver()) {
      const entered = await ask('/api/guest', '', 'timeZone=UTC', 'application/x-www-form-urlencoded');
      if (entered === undefined) return;
      const cookie = entered.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const child = await json('/api/child-profiles', cookie, alma);
      if (child === undefined) return;
      const { id: childProfileId } = (await child.json()) as { id: string };
      for (;;) {
        const told = await json('/api/stories/generate', cookie, { childProfileId, selectedAttributes: ['pet'] });
        if (told === undefined || told.status === 429) break;
        if (told.status !== 201) throw new Error(`${told.status} ${await told.text()}`);
        seen.told.add(((await told.json()) as { id: string }).id);
      }
    }
  } catch (error) {
    seen.wrong.push(String(error));
  }
}
