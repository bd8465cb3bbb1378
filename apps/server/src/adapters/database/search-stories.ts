import { holdsWords } from '@sagolykta/domain/story-search';
import { type Kysely, sql } from 'kysely';
import type { KeptSummary, StoryPage } from '../../ports/stories.ts';
import type { Schema } from './schema.ts';
import { childNames, isAbout, withChildren } from './story-children.ts';
import { summaryColumns } from './story-row.ts';
import { stories as codec } from './tables/stories.ts';

/** Read at once while looking for words: a few hundred kilobytes of stories. */
const batch = 60;

/**
 * The stories of a page that is asked for with a child or with words. Words are looked for here and not in the database:
 * the two databases know different alphabets, and neither knows that å is no a.
 */
export async function searchStories(queries: Kysely<Schema>, page: StoryPage): Promise<KeptSummary[]> {
  if (page.words.length === 0) return summaries(queries, page);
  const found: string[] = [];
  for (let olderThan = page.olderThan; found.length < page.limit; ) {
    const rows = await matching(queries, { ...page, olderThan })
      .select(['stories.id', 'stories.title', 'stories.content', 'stories.theme', 'stories.pictures'])
      .limit(batch)
      .execute();
    for (const row of rows) if (holdsWords(wordsOf(row), page.words)) found.push(row.id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) break;
    olderThan = last.id;
  }
  const ids = found.slice(0, page.limit);
  return ids.length === 0 ? [] : summaries(queries, page, ids);
}

interface Searched {
  readonly title: string;
  readonly content: string;
  readonly theme: string | null;
  readonly pictures: string;
  readonly child_names: string;
}

function wordsOf({ title, content, theme, pictures, child_names }: Searched): string[] {
  const alts = codec.read({ pictures }).pictures.map(({ alt }) => alt);
  return [title, content, theme ?? '', child_names, ...alts];
}

function matching(queries: Kysely<Schema>, { familyId, childProfileId, favoritesOnly, olderThan }: StoryPage) {
  let asked = queries
    .selectFrom('stories')
    .innerJoin('child_profiles as child', (join) =>
      join.onRef('child.family_id', '=', 'stories.family_id').onRef('child.id', '=', 'stories.child_profile_id'),
    )
    .select(childNames.as('child_names'))
    .where('stories.family_id', '=', familyId)
    .where('stories.status', '!=', 'failed')
    .orderBy('stories.id', 'desc');
  if (childProfileId !== null) asked = asked.where((build) => isAbout(build, [childProfileId]));
  if (favoritesOnly) asked = asked.where(sql<boolean>`stories.is_favorite`);
  if (olderThan !== null) asked = asked.where('stories.id', '<', olderThan);
  return asked;
}

async function summaries(queries: Kysely<Schema>, page: StoryPage, ids?: readonly string[]): Promise<KeptSummary[]> {
  const asked = matching(queries, page).select(summaryColumns).limit(page.limit);
  const rows = await (ids === undefined ? asked : asked.where('stories.id', 'in', ids)).execute();
  return rows.map((row) => withChildren(codec.read(row), row.child_names));
}
