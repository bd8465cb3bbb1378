import type { Story, StorySummary } from '@sagolykta/contract/stories';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery, everyStoryList, lastReadQuery, statsQuery, storyQuery } from '../../shared/api/queries.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { settleOnce, undoable } from '../../shared/ui/settle-once.ts';

const deleteTexts = texts({
  sv: {
    remove: 'Ta bort sagan',
    removed: 'Sagan är borttagen',
    undo: 'Ångra',
    failed: { title: 'Sagan kunde inte tas bort', description: 'Den ligger kvar i biblioteket.' },
  },
  en: {
    remove: 'Delete the story',
    removed: 'The story is deleted',
    undo: 'Undo',
    failed: { title: 'The story could not be deleted', description: 'It is still in the library.' },
  },
});

interface DeleteStoryProps {
  readonly story: Pick<Story, 'id' | 'title'>;
}

/** Takes a story out of the library at once, and deletes it when nobody has undone that. */
export function DeleteStory({ story }: DeleteStoryProps) {
  const text = useTexts(deleteTexts);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const remove = () => {
    hide(queries, story.id);
    navigate('/library', { replace: true });
    const isSettled = settleOnce({
      onDone: async () => {
        try {
          await api.deleteStory({ params: { id: story.id } }, { keepalive: true });
          queries.removeQueries({ queryKey: storyQuery(story.id).queryKey });
        } catch {
          tell({ ...text.failed, kind: 'danger' });
        }
        freshen(queries);
      },
      onUndo: () => freshen(queries),
    });
    tell({
      title: text.removed,
      description: story.title,
      stays: undoable,
      action: { label: text.undo, act: isSettled.undo },
      onGone: isSettled.go,
    });
  };
  return (
    <Button kind="danger-line" onClick={remove}>
      <Trash2 aria-hidden="true" size={20} />
      {text.remove}
    </Button>
  );
}

function hide(queries: QueryClient, id: string): void {
  void queries.cancelQueries(everyStoryList);
  queries.setQueriesData<StorySummary[]>(everyStoryList, (stories) => stories?.filter((story) => story.id !== id));
}

function freshen(queries: QueryClient): void {
  void queries.invalidateQueries(everyStoryList);
  for (const { queryKey } of [statsQuery, lastReadQuery, childProfilesQuery])
    void queries.invalidateQueries({ queryKey });
}
