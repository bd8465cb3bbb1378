import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery, everyStoryList, statsQuery, storiesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { forgetValues } from './kept-values.ts';
import { profileTexts } from './profile-texts.ts';

/** Deletes a child with the child's stories: whatever was read about either is read again. */
export function useDeleteProfile() {
  const queries = useQueryClient();
  const text = useTexts(profileTexts);
  return useMutation({
    mutationFn: (id: string) => api.deleteChildProfile({ params: { id } }),
    onSuccess: async (_, id) => {
      forgetValues(id);
      queries.removeQueries({ queryKey: storiesQuery.queryKey, type: 'inactive' });
      void queries.invalidateQueries(everyStoryList);
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey });
      tell({ title: text.removed });
    },
    onError: () => tell({ title: text.removeFailed, kind: 'danger' }),
  });
}
