import type { QueryOf } from '@sagolykta/contract/endpoint';
import type { Endpoints } from '@sagolykta/contract/endpoints';
import { searchWords } from '@sagolykta/domain/story-search';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Stories } from '../../ports/stories.ts';
import { Answer, type Operation } from '../operation.ts';
import { summaryView } from './story-view.ts';

interface Ports {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
}

export const listStories =
  ({ stories, illustrator }: Ports): Operation<Endpoints['listStories']> =>
  async ({ familyId, query }) => {
    const favoritesOnly = query.favorites === 'true';
    // One more than asked for tells whether there is a next page.
    const found = await stories.list({
      familyId,
      favoritesOnly,
      childProfileId: query.child ?? null,
      words: searchWords(query.search ?? ''),
      limit: query.limit + 1,
      olderThan: query.cursor ?? null,
    });
    const page = found.slice(0, query.limit);
    const last = page.at(-1);
    const output = page.map((story) => summaryView(story, illustrator.version));
    if (found.length === page.length || last === undefined) return output;
    return new Answer(output, { next: nextPage(query, last) });
  };

/** What asks for the stories that are older than the last one shown. */
export function nextPage(
  { favorites, child, search, limit }: QueryOf<Endpoints['listStories']>,
  last: { readonly id: string },
): Record<string, string> {
  const filters = {
    ...(favorites === 'true' ? { favorites } : {}),
    ...(child === undefined ? {} : { child }),
    ...(search === undefined ? {} : { search }),
  };
  return { ...filters, limit: String(limit), cursor: last.id };
}
