import { CallError } from '@sagolykta/contract/call-error';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The signed-in family, or null for a visitor: the one read for which 401 is an answer and not a loss. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
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
export const statsQuery = queryOptions({ queryKey: ['/api/user/stats'], queryFn: () => api.getUserStats() });
export const childProfilesQuery = queryOptions({
  queryKey: ['/api/child-profiles'],
  queryFn: () => api.listChildProfiles(),
});
export const storiesQuery = queryOptions({ queryKey: ['/api/stories'], queryFn: () => api.listStories({ query: {} }) });
/** As many as one answer of the server holds: a list that is shorter is whole. */
export const storiesPerPage = 100;
export const olderStoriesQuery = (cursor: string) =>
  queryOptions({ queryKey: [`/api/stories?cursor=${cursor}`], queryFn: () => api.listStories({ query: { cursor } }) });
export const favoriteStoriesQuery = queryOptions({
  queryKey: ['/api/stories?favorites=true'],
  queryFn: () => api.listStories({ query: { favorites: 'true' } }),
});
/** Every list of stories there is, whatever its filter or page; not the single stories. */
export const everyStoryList = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey.length === 1 && /^\/api\/stories(\?|$)/.test(String(queryKey[0])),
};
export const storyQuery = (id: string) =>
  queryOptions({ queryKey: ['/api/stories', id], queryFn: () => api.getStory({ params: { id } }) });
export const collectionsQuery = queryOptions({
  queryKey: ['/api/collections'],
  queryFn: () => api.listCollections({ query: {} }),
});
export const templatesQuery = (collectionId: string) =>
  queryOptions({
    queryKey: ['/api/templates', collectionId],
    queryFn: () => api.listTemplates({ query: { collectionId } }),
  });
