import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { statsQuery, userQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { manageTexts } from './manage-texts.ts';
import { receiptsQuery, subscriptionQuery } from './subscription-queries.ts';

const changed: readonly QueryKey[] = [
  subscriptionQuery.queryKey,
  receiptsQuery.queryKey,
  userQuery.queryKey,
  statsQuery.queryKey,
];

/** A change of the subscription, and all that is seen of it afterwards. */
export function useChange(change: () => Promise<unknown>, done: string, onDone: () => void = () => {}) {
  const queries = useQueryClient();
  const text = useTexts(manageTexts);
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // An answer that is still on its way was asked for before the change: a fetch without data is joined, not begun anew.
      await Promise.all(changed.map((queryKey) => queries.cancelQueries({ queryKey })));
      await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
      tell({ title: done });
      onDone();
    },
    onError: () => tell({ title: text.changeFailed, kind: 'danger' }),
  });
}
