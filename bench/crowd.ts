import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { compose } from '../apps/server/src/compose/compose.ts';
import type { Config } from '../apps/server/src/config/config.ts';

/** Who is in the database, and the cookies of those whose part the load plays. */
export interface Crowd {
  /** Families that have stories. */
  readonly readers: readonly Reader[];
  /** Families with a child and no story yet: each may be told three tonight. */
  readonly beginners: readonly Beginner[];
  /** One family with ten thousand stories. */
  readonly collector: { readonly cookie: string };
}
interface Reader {
  readonly cookie: string;
  readonly storyId: string;
}
interface Beginner {
  readonly cookie: string;
  readonly childProfileId: string;
}

export interface CrowdSize {
  readonly families: number;
  readonly storiesEach: number;
  readonly beginners: number;
}

const collectorsStories = 10_000;
const mostReaders = 2000;
const modelStories = 30;
const familiesAtATime = 500;
const aDay = 24 * 3_600_000;

/** Fills an empty database: one family is told stories by the product itself, and everybody else is a copy of it. */
export async function gatherCrowd(config: Config, { families, storiesEach, beginners }: CrowdSize): Promise<Crowd> {
  let now = new Date(Date.now() - (modelStories / 3 + 1) * aDay);
  const { app, database } = await compose({ ...config, logLevel: 'silent' }, { clock: () => now });
  const queries = database.queries as unknown as Kysely<Record<string, Record<string, unknown>>>;
  try {
    const model = await tellModelStories(app, () => {
      now = new Date(now.getTime() + aDay);
    });
    const isPostgres = config.databaseUrl !== undefined;
    const copies = copier(queries, isPostgres, model);
    const last = families + beginners;
    await copies.families(1, last + 1);
    // A statement may take no longer than the server lets any of its own.
    for (let from = 1; from <= families; from += familiesAtATime)
      await copies.stories(from, Math.min(families, from + familiesAtATime - 1), storiesEach);
    await copies.stories(last + 1, last + 1, collectorsStories);
    if (isPostgres) await sql`analyze`.execute(queries);

    const step = Math.max(1, Math.floor(families / mostReaders));
    const readers = Array.from({ length: Math.min(families, mostReaders) }, (_, index) => 1 + index * step);
    const newcomers = Array.from({ length: beginners }, (_, index) => families + 1 + index);
    const cookies = await openSessions(queries, [...readers, ...newcomers, last + 1]);
    const cookieOf = (family: number) => cookies.get(family) ?? '';
    return {
      readers: readers.map((family) => ({
        cookie: cookieOf(family),
        storyId: uuid(2, family * 100_000 + 1 + (family % storiesEach)),
      })),
      beginners: newcomers.map((family) => ({ cookie: cookieOf(family), childProfileId: uuid(1, family) })),
      collector: { cookie: cookieOf(last + 1) },
    };
  } finally {
    await app.close();
  }
}

type App = Awaited<ReturnType<typeof compose>>['app'];

/** Three a day, the last of them yesterday: stories that the product has told, no more than it would. */
async function tellModelStories(app: App, waitADay: () => void): Promise<string> {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', 'accept-language': 'sv' };
  const guest = await app.inject({
    method: 'POST',
    url: '/api/guest',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'timeZone=Europe%2FStockholm',
  });
  headers.cookie = guest.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const child = await call('POST', '/api/child-profiles', modelChild);
  const wishes = ['bestFriend', 'pet', 'grandparents', 'city', 'music'];
  for (let story = 0; story < modelStories; story += 1) {
    if (story % 3 === 0) waitADay();
    const selectedAttributes = wishes.filter((_, index) => ((story + 1) >> index) % 2 === 1);
    await call('POST', '/api/stories/generate', { childProfileId: child.id, selectedAttributes });
  }
  return (await call('GET', '/api/auth/user')).id;
}

const modelChild = {
  name: 'Alma',
  age: 6,
  city: 'Lund',
  bestFriendName: 'Elsa',
  petName: 'Bosse',
  petBreed: 'Golden Retriever',
  grandmaName: 'Mormor Karin',
  favoriteSport: 'Soccer',
  favoriteSong: 'Bä, bä, vita lamm',
};

/** Copies by the database itself, so that a million stories are a matter of minutes. Families are numbered from 1. */
function copier(queries: Kysely<Record<string, Record<string, unknown>>>, isPostgres: boolean, model: string) {
  const id = (kind: number, number: string) =>
    isPostgres
      ? `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
      : `printf('0000000${kind}-0000-7000-8000-%012x', ${number})`;
  const series = (name: string, from: number, to: number) =>
    `${name}(n) as (select cast(${from} as bigint) union all select n + 1 from ${name} where n < ${to})`;

  async function copy(table: string, own: string, from: string, replaced: Record<string, string>): Promise<void> {
    const [row] = await queries.selectFrom(table).selectAll().where(own, '=', model).limit(1).execute();
    const columns = Object.keys(row ?? {});
    const values = columns.map((column) => replaced[column] ?? `model.${column}`);
    await sql
      .raw(`${from.replace('{into}', `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}`)}`)
      .execute(queries);
  }

  return {
    families: async (from: number, to: number) => {
      const numbered = `with recursive ${series('series', from, to)} {into} from series cross join`;
      await copy('families', 'id', `${numbered} (select * from families where id = '${model}') as model`, {
        id: id(0, 'n'),
        daily_story_count: '0',
        story_day: 'null',
      });
      const child = `(select * from child_profiles where family_id = '${model}') as model`;
      await copy('child_profiles', 'family_id', `${numbered} ${child}`, { family_id: id(0, 'n'), id: id(1, 'n') });
    },
    stories: async (from: number, to: number, each: number) => {
      const models = `(select *, row_number() over (order by id) as place from stories where family_id = '${model}')`;
      await copy(
        'stories',
        'family_id',
        `with recursive ${series('series', from, to)}, ${series('numbers', 1, each)} {into}
         from series cross join numbers join ${models} as model on model.place = 1 + numbers.n % ${modelStories}
         order by series.n, numbers.n`,
        {
          family_id: id(0, 'series.n'),
          id: id(2, `series.n * 100000 + numbers.n`),
          child_profile_id: id(1, 'series.n'),
          idempotency_key: 'null',
        },
      );
    },
  };
}

async function openSessions(
  queries: Kysely<Record<string, Record<string, unknown>>>,
  families: readonly number[],
): Promise<Map<number, string>> {
  const expire = new Date(Date.now() + 59 * aDay).toISOString();
  const cookies = new Map<number, string>();
  const sess = JSON.stringify({ createdAt: new Date().toISOString() });
  const rows = families.map((family) => {
    const token = `bench-${family}-${'x'.repeat(43)}`.slice(0, 43);
    cookies.set(family, `sagolykta=${token}`);
    const sid = createHash('sha256').update(token).digest('base64url');
    return { sid, family_id: uuid(0, family), sess, expire };
  });
  for (let at = 0; at < rows.length; at += 500) {
    await queries
      .insertInto('sessions')
      .values(rows.slice(at, at + 500))
      .execute();
  }
  return cookies;
}

function uuid(kind: number, number: number): string {
  return `0000000${kind}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
