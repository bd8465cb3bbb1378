import { CallError } from '@sagolykta/contract/call-error';
import type { ChildProfileInput, ChildProfileView } from '@sagolykta/contract/child-profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { formTexts } from './form-texts.ts';

/** Creates a profile, or replaces the one that is given. */
export function useSaveProfile(profile: ChildProfileView | null) {
  const queries = useQueryClient();
  const text = useTexts(formTexts);
  return useMutation({
    mutationFn: (body: ChildProfileInput) =>
      profile === null
        ? api.createChildProfile({ body })
        : api.updateChildProfile({ params: { id: profile.id }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey });
      tell({ title: (profile === null ? text.create : text.update).done });
    },
    onError: (error) => {
      const isFull = error instanceof CallError && error.code === 'too-many-children';
      const failed = profile === null ? text.createFailed : text.updateFailed;
      tell({ title: isFull ? text.full : failed, kind: 'danger' });
    },
  });
}

/** The controls that the server did not accept. */
export function refusedFields(error: Error): string[] {
  const errors = error instanceof CallError ? error.problem?.errors : undefined;
  return errors?.map(({ field }) => field) ?? [];
}
