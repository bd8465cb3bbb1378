import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import type { Recipient } from '@sagolykta/contract/sent-stories';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Asked for each time: somebody may have joined, or put it away. */
export const recipientsQuery = (id: string) =>
  queryOptions({
    queryKey: [addressOf(routes.listRecipients.path, { id })],
    queryFn: () => api.listRecipients({ params: { id } }),
    refetchOnMount: 'always',
  });

export const sentQuery = queryOptions({
  queryKey: [routes.listSentStories.path],
  queryFn: () => api.listSentStories(),
  refetchOnMount: 'always',
});

/** What is on the screen of one of them, without asking again. */
export function putRecipient(queries: QueryClient, storyId: string, changed: Recipient): void {
  queries.setQueryData(recipientsQuery(storyId).queryKey, (all) =>
    all?.map((one) => (one.id === changed.id ? changed : one)),
  );
}
