import type { QueryClient } from '@tanstack/react-query';

/** What changes a preference bears this key. */
export const preferencesKey = ['preferences'];

/** Resolves when every change that is on its way has been answered, whatever the answer: what is asked for next finds it kept. */
export async function preferencesKept(queries: QueryClient): Promise<void> {
  const onTheirWay = queries.getMutationCache().findAll({ mutationKey: preferencesKey, status: 'pending' });
  await Promise.allSettled(onTheirWay.map((change) => change.continue()));
}
