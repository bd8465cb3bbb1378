import type { QueryClient } from '@tanstack/react-query';

/** What changes something that a story is told by bears this key: a preference, what a child is called. */
export const answerKey = ['answer'];

/** Resolves when every change that is on its way has been answered, whatever the answer: what is asked for next finds it kept. */
export async function answersKept(queries: QueryClient): Promise<void> {
  const onTheirWay = queries.getMutationCache().findAll({ mutationKey: answerKey, status: 'pending' });
  await Promise.allSettled(onTheirWay.map((change) => change.continue()));
}
