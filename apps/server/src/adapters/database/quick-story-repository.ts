import type { Language } from '@sagolykta/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { QuickStories, QuickStory } from '../../ports/quick-stories.ts';
import type { KeptSummary } from '../../ports/stories.ts';
import type { Database, ReadRow } from './database.ts';
import { readKeptAnswer } from './kept-answer.ts';
import { type Parameter, parameter } from './statement.ts';
import { childNameOf, childNames, childNamesLookedUp } from './story-children.ts';

export function quickStoryRepository(database: Database): QuickStories {
  const asked = (query: RawBuilder<unknown>) => {
    const { sql: text, parameters } = query.compile(database.queries);
    const run = database.reading(text);
    const names = parameters.map((value) => (value as Parameter).name);
    return (values: Readonly<Record<string, string | number>>) => run(names.map((name) => values[name] ?? ''));
  };
  const one = asked(storyStatement(database.asBytes('stories.answer')));
  const newest = { all: asked(pageStatement(sql``)), favorites: asked(pageStatement(areFavorites)) };
  const older = {
    all: asked(pageStatement(areOlder)),
    favorites: asked(pageStatement(sql`${areFavorites} ${areOlder}`)),
  };

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
      return { familyId: first[0] as string, expire: first[1] as string, cards: rows.map(cardOf) };
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

/** A session that is with another family than its account's own has a role there: it is asked the longer way. */
function storyStatement(answer: string): RawBuilder<unknown> {
  return sql`with found as (
    select sessions.family_id, sessions.expire, ${version} as version, stories.id, stories.child_profile_id,
      stories.sibling_id, stories.sibling2_id, ${childNames} as child_names, stories.language, stories.title, stories.selected_attributes, stories.theme, stories.reading_time,
      stories.writer, stories.notice, stories.is_favorite, stories.edition, stories.created_at, stories.updated_at,
      ${sql.raw(answer)} as answer
    from sessions
    join stories on stories.family_id = sessions.family_id and stories.id = ${parameter<string>('id')}
    ${child}
    where sessions.sid = ${parameter<string>('sid')} and sessions.expire > ${parameter<string>('now')}
      and sessions.acts_for is null
      and stories.status = 'ready' and stories.answer is not null
  )
  select family_id, expire, version, id, child_profile_id, sibling_id, sibling2_id, child_names, language, title, selected_attributes, theme,
    reading_time, writer, notice, is_favorite, edition, created_at, updated_at,
    case when version = ${parameter<string>('known')} then null else answer end from found`;
}

const areFavorites = sql`and stories.is_favorite`;
const areOlder = sql`and stories.id < ${parameter<string>('olderThan')}`;

/**
 * The session's family and the children's names as values of their own: joined, PostgreSQL goes by way of the child through
 * all of its stories; so both databases walk the stories' key, and stop when the page is full.
 */
function pageStatement(filter: RawBuilder<unknown>): RawBuilder<unknown> {
  const open = sql`from sessions where sid = ${parameter<string>('sid')} and expire > ${parameter<string>('now')}
    and acts_for is null`;
  return sql`select stories.family_id, (select expire ${open}), stories.id, stories.child_profile_id,
      stories.sibling_id, stories.sibling2_id, ${childNamesLookedUp}, stories.language, stories.title, stories.preview, stories.image_count, stories.first_image_alt,
      stories.is_favorite, stories.reading_time, stories.status, stories.edition, stories.created_at
    from stories
    where stories.family_id = (select family_id ${open}) and stories.status != 'failed' ${filter}
    order by stories.id desc limit ${parameter<number>('limit')}`;
}

// The places are those of the statements above; what a column holds is told in tables/.

function storyOf(row: ReadRow): QuickStory {
  const version = row[2] as string;
  const answer = row[19] as Uint8Array | string | null;
  return {
    familyId: row[0] as string,
    expire: row[1] as string,
    version,
    story: {
      id: row[3] as string,
      childProfileId: row[4] as string,
      siblingIds: siblingsIn(row[5], row[6]),
      childName: childNameOf(row[7] as string, row[8] as Language),
      language: row[8] as Language,
      title: row[9] as string,
      selectedAttributes: JSON.parse(row[10] as string),
      theme: row[11] as string | null,
      readingTime: row[12] as number | null,
      writer: row[13] as string,
      notice: row[14] as QuickStory['story']['notice'],
      isFavorite: isYes(row[15]),
      edition: row[16] as number,
      createdAt: row[17] as string,
      updatedAt: row[18] as string,
      status: 'ready',
    },
    paintings: Number(version.slice(version.lastIndexOf('.') + 1)),
    told: answer === null ? null : readKeptAnswer(typeof answer === 'string' ? Buffer.from(answer) : answer),
  };
}

function cardOf(row: ReadRow): KeptSummary {
  return {
    id: row[2] as string,
    childProfileId: row[3] as string,
    siblingIds: siblingsIn(row[4], row[5]),
    childName: childNameOf(row[6] as string, row[7] as Language),
    language: row[7] as Language,
    title: row[8] as string,
    preview: row[9] as string,
    imageCount: row[10] as number,
    firstImageAlt: row[11] as string | null,
    isFavorite: isYes(row[12]),
    readingTime: row[13] as number | null,
    status: row[14] as KeptSummary['status'],
    edition: row[15] as number,
    createdAt: row[16] as string,
  };
}

function siblingsIn(...ids: readonly (ReadRow[number] | undefined)[]): string[] {
  return ids.filter((id) => typeof id === 'string');
}

/** SQLite keeps it as 0 or 1. */
function isYes(value: ReadRow[number] | undefined): boolean {
  return value === true || value === 1;
}
