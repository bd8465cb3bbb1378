import type { preferences, User } from '@sagolykta/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { answerKey } from '../../shared/api/answers-kept.ts';
import { api } from '../../shared/api/api.ts';
import { userQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { settingsTexts } from './settings-texts.ts';

export type Preferences = z.input<typeof preferences>;

/** Changes what is named, at once, and back again if the server will not have it. */
export function usePreferences() {
  const queries = useQueryClient();
  const text = useTexts(settingsTexts);
  return useMutation({
    mutationKey: answerKey,
    mutationFn: (changes: Preferences) => api.updatePreferences({ body: changes }),
    onMutate: (changes) => {
      const before = queries.getQueryData(userQuery.queryKey);
      if (before != null) queries.setQueryData(userQuery.queryKey, { ...before, ...changes } as User);
      return before;
    },
    onError: (_, __, before) => {
      if (before !== undefined) queries.setQueryData(userQuery.queryKey, before);
      tell({ title: text.notSaved, kind: 'danger' });
    },
    onSuccess: (user) => queries.setQueryData(userQuery.queryKey, user),
  });
}
