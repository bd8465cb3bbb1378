import { routes } from '@sagolykta/contract/routes';
import type { StorySummary } from '@sagolykta/contract/stories';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { storiesPerPage } from '../../shared/api/queries.ts';

export const membersQuery = queryOptions({ queryKey: [routes.listMembers.path], queryFn: () => api.listMembers() });

/** Asked for each time the shelf is opened: somebody far away is making stories. */
export const shelfPages = infiniteQueryOptions({
  queryKey: [routes.listShelf.path],
  queryFn: ({ pageParam }) => api.listShelf({ query: pageParam === null ? {} : { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: StorySummary[]) => (page.length < storiesPerPage ? null : (page.at(-1)?.id ?? null)),
  refetchOnMount: 'always',
});
