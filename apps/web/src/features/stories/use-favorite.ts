import type { Story, StorySummary } from '@sagolykta/contract/stories';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { everyStoryList, statsQuery, storyQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { storyTexts } from './story-texts.ts';

type FavoriteStory = Pick<Story, 'id' | 'title' | 'isFavorite'>;

/** Turns a story's flag over at once, and back again if the server will not have it. */
export function useFavorite(story: FavoriteStory) {
  const queries = useQueryClient();
  const text = useTexts(storyTexts);
  return useMutation({
    mutationKey: ['favorite', story.id],
    mutationFn: () => api.toggleFavorite({ params: { id: story.id } }),
    onMutate: async () => {
      // A read under way would bring the old flag back.
      await queries.cancelQueries(everyStoryList);
      showFavorite(queries, story.id, !story.isFavorite);
      // `story` itself shows the new flag by the time an answer comes.
      return { wasFavorite: story.isFavorite };
    },
    onError: (_failure, _nothing, before) => {
      if (before !== undefined) showFavorite(queries, story.id, before.wasFavorite);
      tell({ ...text.favoriteFailed, kind: 'danger' });
    },
    onSuccess: ({ isFavorite }) => {
      showFavorite(queries, story.id, isFavorite);
      tell({ title: isFavorite ? text.added : text.removed, description: story.title, kind: 'favorite' });
      void queries.invalidateQueries(everyStoryList);
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
    },
  });
}

function showFavorite(queries: QueryClient, id: string, isFavorite: boolean): void {
  queries.setQueriesData<StorySummary[]>(everyStoryList, (stories) =>
    stories?.map((story) => (story.id === id ? { ...story, isFavorite } : story)),
  );
  queries.setQueryData(storyQuery(id).queryKey, (story) => story && { ...story, isFavorite });
}
