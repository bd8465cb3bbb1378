import { type RawBuilder, sql } from 'kysely';
import type { QuickCard, QuickStories, QuickStory } from '../../ports/quick-stories.ts';
import type { Database, ReadRow } from './database.ts';
import { readKeptAnswer } from './kept-answer.ts';
import { type Parameter, parameter } from './statement.ts';
import { childNames, withChildren } from './story-children.ts';
import { stories } from './tables/stories.ts';

export function quickStoryRepository(database: Database): QuickStories {
  const asked = (query: RawBuilder<unknown>) => {
    const { sql: text, parameters } = query.compile(database.queries);
    const run = database.reading(text);
    const names = parameters.map((value) => (value as Parameter).name);
    return (values: Readonly<Record<string, string | number>>) => run(names.map((name) => values[name] ?? ''));
  };
  const one = asked(storyStatement(database.asBytes('stories.answer')));
  const page = (filter: RawBuilder<unknown>) => asked(pageStatement(database.asBytes('stories.card'), filter));
  const newest = { all: page(sql``), favorites: page(areFavorites) };
  const older = { all: page(areOlder), favorites: page(sql`${areFavorites} ${areOlder}`) };

  return {
    story: async ({ sid, now, id, known }) => {
      const [row] = await one({ sid, now: now.toISOString(), id, known });
      return row && storyOf(row);
    },

    page: async ({ sid, now, limit, favoritesOnly, olderThan }) => {
      const which = favoritesOnly ? 'favorites' : 'all';
      const asking = { sid, now: now.toISOString(), limit };
      const rows = await (olderThan === null ? newest[which](asking) : older[which]({ ...asking, olderThan }));
      const [first] = rows;
      if (first === undefined) return undefined;
      const names = namesIn(first[2] as string);
      const cards = rows.map((row) => cardOf(row, names)).filter((card) => card !== undefined);
      if (cards.length < rows.length) return undefined;
      return { familyId: first[0] as string, expire: first[1] as string, cards };
    },
  };
}

/** Whatever changes an answer changes one of these; blanks have no place in an entity tag. */
const version = sql`replace(stories.edition || '.' || stories.revision || '.' || cast(stories.is_favorite as text)
  || '.' || cast(stories.updated_at as text) || '.' || cast((select max(about.updated_at) from child_profiles as about
    where about.family_id = stories.family_id
      and about.id in (stories.child_profile_id, stories.sibling_id, stories.sibling2_id)) as text)
  || '.' || (select count(*) from paintings
    where paintings.family_id = stories.family_id and paintings.story_id = stories.id), ' ', '')`;

const child = sql`join child_profiles as child
  on child.family_id = stories.family_id and child.id = stories.child_profile_id`;

/** Beside the session, in each statement: what both answers tell of a story. */
const card = [
  'id',
  'child_profile_id',
  'sibling_id',
  'sibling2_id',
  'language',
  'is_favorite',
  'edition',
  'created_at',
] as const;
const whole = [
  ...card,
  ...(['title', 'reading_time', 'selected_attributes', 'theme', 'writer', 'notice', 'updated_at'] as const),
] as const;
const readWhole = stories.readList(whole);
const readCard = stories.readList(card);
const ofStories = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`stories.${name}`)));

/** A session that is with another family than its account's own has a role there: it is asked the longer way. */
function storyStatement(answer: string): RawBuilder<unknown> {
  return sql`with found as (
    select sessions.family_id, sessions.expire, ${childNames} as child_names, ${version} as version, ${ofStories(whole)},
      ${sql.raw(answer)} as answer
    from sessions
    join stories on stories.family_id = sessions.family_id and stories.id = ${parameter<string>('id')}
    ${child}
    where sessions.sid = ${parameter<string>('sid')} and sessions.expire > ${parameter<string>('now')}
      and sessions.acts_for is null
      and stories.status = 'ready' and stories.answer is not null
  )
  select family_id, expire, child_names, version,
    case when version = ${parameter<string>('known')} then null else answer end,
    ${sql.join(whole.map((name) => sql.ref(name)))} from found`;
}

const areFavorites = sql`and stories.is_favorite`;
const areOlder = sql`and stories.id < ${parameter<string>('olderThan')}`;

/**
 * The session's family and the names of all its children as values of their own, looked up once for a page: joined, PostgreSQL
 * goes by way of the child through all of its stories; so both databases walk the stories' key, and stop when the page is full.
 */
function pageStatement(told: string, filter: RawBuilder<unknown>): RawBuilder<unknown> {
  const open = sql`from sessions where sid = ${parameter<string>('sid')} and expire > ${parameter<string>('now')}
    and acts_for is null`;
  const family = sql`(select family_id ${open})`;
  const names = sql`(select string_agg(cast(id as text) || ' ' || name, '\n') from child_profiles where family_id = ${family})`;
  return sql`select stories.family_id, (select expire ${open}), ${names}, ${sql.raw(told)}, ${ofStories(card)}
    from stories
    where stories.family_id = ${family} and stories.status != 'failed' ${filter}
    order by stories.id desc limit ${parameter<number>('limit')}`;
}

function storyOf([familyId, expire, childNames, version, answer, ...kept]: ReadRow): QuickStory | undefined {
  const versions = version as string;
  const bytes = bytesOf(answer);
  const told = bytes === null ? null : readKeptAnswer(bytes);
  if (told === undefined) return undefined;
  return {
    familyId: familyId as string,
    expire: expire as string,
    version: versions,
    story: { ...withChildren(readWhole(kept), childNames as string), status: 'ready' },
    paintings: Number(versions.slice(versions.lastIndexOf('.') + 1)),
    told,
  };
}

/** undefined for a story that is still being written, or was told before cards were kept. */
function cardOf([, , , card, ...kept]: ReadRow, names: ReadonlyMap<string, string>): QuickCard | undefined {
  const told = bytesOf(card);
  if (told === null) return undefined;
  const story = readCard(kept);
  const children = [story.childProfileId, story.siblingId, story.sibling2Id].flatMap((id) => names.get(id ?? '') ?? []);
  return { ...withChildren(story, children.join('\n')), told };
}

/** A line for each child: its id, a blank, and its name, in which no line breaks. */
function namesIn(lines: string): Map<string, string> {
  const pairs = lines.split('\n').map((line): [string, string] => {
    const blank = line.indexOf(' ');
    return [line.slice(0, blank), line.slice(blank + 1)];
  });
  return new Map(pairs);
}

function bytesOf(kept: ReadRow[number] | undefined): Uint8Array | null {
  return typeof kept === 'string' ? Buffer.from(kept) : (kept as Uint8Array | null);
}
