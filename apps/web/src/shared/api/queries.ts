import { CallError } from '@sagolykta/contract/call-error';
import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The signed-in family, or null for a visitor: the one read for which 401 is an answer and not a loss. */
export const userQuery = queryOptions({
  queryKey: [routes.getUser.path],
  queryFn: async () => {
    try {
      return await api.getUser();
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 401) return null;
      throw failure;
    }
  },
  retryOnMount: false,
});
export const statsQuery = queryOptions({ queryKey: [routes.getUserStats.path], queryFn: () => api.getUserStats() });
export const childProfilesQuery = queryOptions({
  queryKey: [routes.listChildProfiles.path],
  queryFn: () => api.listChildProfiles(),
});
export const storiesQuery = queryOptions({
  queryKey: [routes.listStories.path],
  queryFn: () => api.listStories({ query: {} }),
});
/** As many as one answer of the server holds: a list that is shorter is whole. */
export const storiesPerPage = 100;
/** Other than the newest of everybody's. */
export interface StoriesAsked {
  readonly favorites?: 'true';
  readonly child?: string;
  readonly search?: string;
  readonly cursor?: string;
}
export const storiesAskedQuery = (asked: StoriesAsked) =>
  queryOptions({
    queryKey: [addressOf(routes.listStories.path, {}, { ...asked })],
    queryFn: () => api.listStories({ query: { ...asked } }),
  });
/** In milliseconds: what the page itself has just brought is not asked for again. */
const justNow = 10_000;
/** Asked for each time home is opened: another device may have been read on since. */
export const lastReadQuery = queryOptions({
  queryKey: [routes.getLastRead.path],
  queryFn: () => api.getLastRead(),
  refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt < justNow || 'always',
});
/** Every list of stories there is, whatever its filter or page; not the single stories. */
export const everyStoryList = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey.length === 1 && String(queryKey[0]).split('?')[0] === routes.listStories.path,
};
export const storyQuery = (id: string) =>
  queryOptions({ queryKey: [routes.listStories.path, id], queryFn: () => api.getStory({ params: { id } }) });
export const collectionsQuery = queryOptions({
  queryKey: [routes.listCollections.path],
  queryFn: () => api.listCollections({ query: {} }),
});
export const templatesQuery = (collectionId: string) =>
  queryOptions({
    queryKey: [routes.listTemplates.path, collectionId],
    queryFn: () => api.listTemplates({ query: { collectionId } }),
  });
