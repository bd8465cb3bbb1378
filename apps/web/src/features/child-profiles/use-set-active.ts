import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { profileTexts } from './profile-texts.ts';

/** Moves the active flag to another child. */
export function useSetActive() {
  const queries = useQueryClient();
  const text = useTexts(profileTexts);
  return useMutation({
    mutationFn: ({ id }: ChildProfileView) => api.setActiveChildProfile({ params: { id } }),
    onSuccess: (_, { id, name }) => {
      queries.setQueryData(childProfilesQuery.queryKey, (profiles) =>
        profiles?.map((profile) => ({ ...profile, isActive: profile.id === id })),
      );
      void queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey });
      tell(text.activated(name));
    },
    onError: () => tell({ title: text.activateFailed, kind: 'danger' }),
  });
}
