import { CallError } from '@sagolykta/contract/call-error';
import { addressOf } from '@sagolykta/contract/client';
import type { Mending } from '@sagolykta/contract/mending';
import { routes } from '@sagolykta/contract/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { everyStoryList, storyQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { mendingTexts } from './mending-texts.ts';

/** Asked for each time: another browser of the family's may have changed the story. */
export const mendingQuery = (id: string) =>
  queryOptions({
    queryKey: [addressOf(routes.getMending.path, { id })],
    queryFn: () => api.getMending({ params: { id } }),
    refetchOnMount: 'always',
  });

/** One change of a story; `number` counts lines from 0 and pictures from 1. */
export type Change =
  | { readonly kind: 'words'; readonly number: number; readonly words: string }
  | { readonly kind: 'other-way'; readonly number: number }
  | { readonly kind: 'other-angle'; readonly number: number }
  | { readonly kind: 'edition'; readonly shown: Mending['shown'] };

/** Makes a change, and shows the story as it is afterwards, also where the change was refused. */
export function useChange(id: string, edition: number) {
  const queries = useQueryClient();
  const text = useTexts(mendingTexts);
  return useMutation({
    mutationFn: (change: Change) => send(id, edition, change),
    onSuccess: () => tell({ title: text.done }),
    onError: (error) => tell({ ...text[wordsFor(error)], kind: 'danger' }),
    onSettled: async () => {
      void queries.invalidateQueries(everyStoryList);
      await Promise.all([
        queries.invalidateQueries({ queryKey: storyQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: mendingQuery(id).queryKey }),
      ]);
    },
  });
}

function send(id: string, edition: number, change: Change): Promise<undefined> {
  if (change.kind === 'edition') return api.showEdition({ params: { id }, body: { shown: change.shown, edition } });
  const number = String(change.number);
  if (change.kind === 'words')
    return api.rewordLine({ params: { id, line: number }, body: { words: change.words, edition } });
  if (change.kind === 'other-way') return api.retellPart({ params: { id, line: number }, body: { edition } });
  return api.turnPicture({ params: { id, number }, body: { edition } });
}

function wordsFor(error: Error): 'conflict' | 'noOtherWay' | 'nothingLeft' | 'failed' {
  const code = error instanceof CallError ? error.problem?.code : undefined;
  if (code === 'conflict') return 'conflict';
  if (code === 'no-other-way') return 'noOtherWay';
  return code === 'invalid-input' ? 'nothingLeft' : 'failed';
}
