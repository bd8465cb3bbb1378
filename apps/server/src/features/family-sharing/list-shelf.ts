import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Memberships } from '../../ports/memberships.ts';
import { Answer, type Operation } from '../operation.ts';
import { summaryView } from '../stories/story-view.ts';

interface Ports {
  readonly memberships: Pick<Memberships, 'shelf'>;
  readonly illustrator: Illustrator;
}

export const listShelf =
  ({ memberships, illustrator }: Ports): Operation<Endpoints['listShelf']> =>
  async ({ familyId, session, query }) => {
    const reader = { familyId, memberId: session.accountId };
    // One more than asked for tells whether there is a next page.
    const found = await memberships.shelf(reader, { limit: query.limit + 1, olderThan: query.cursor ?? null });
    const page = found.slice(0, query.limit);
    const output = page.map((story) => ({ ...summaryView(story, illustrator.version), isFavorite: false }));
    const last = page.at(-1);
    if (found.length === page.length || last === undefined) return output;
    return new Answer(output, { next: { limit: String(query.limit), cursor: last.id } });
  };
