import { CallError } from '@sagolykta/contract/call-error';
import type { StoryProgress } from '@sagolykta/contract/stories';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { everyStoryList, statsQuery, storyQuery, userQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { beingWrittenTexts } from './being-written-texts.ts';

/** How long a lost connection is left alone before the next try, in milliseconds. */
const retryAfter = 1500;

/** Keeps the story up to date while it is being written; a lost connection goes on where it was. Gives its share, 0 to 1. */
export function useFollowStory(id: string): number {
  const queries = useQueryClient();
  const { created } = useTexts(beingWrittenTexts);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    let isHere = true;
    const take = ({ story, progress: share }: StoryProgress) => {
      setProgress(share);
      queries.setQueryData(storyQuery(id).queryKey, story);
      if (story.status === 'writing') return;
      void queries.invalidateQueries(everyStoryList);
      void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      if (story.status === 'ready') tell({ title: created });
    };
    const follow = async () => {
      for (let since = -1, isWriting = true; isHere && isWriting; ) {
        try {
          const next = await api.followStory({ params: { id }, query: { since } });
          if (!isHere) return;
          since = next.revision;
          isWriting = next.story.status === 'writing';
          take(next);
        } catch (error) {
          if (!isHere) return;
          // Gone, or no longer ours to see: the story's own query finds the words for it.
          if (error instanceof CallError && error.status < 500 && error.status !== 429) {
            return void queries.invalidateQueries({ queryKey: storyQuery(id).queryKey });
          }
          await new Promise((soon) => setTimeout(soon, retryAfter));
        }
      }
    };
    void follow();
    return () => {
      isHere = false;
      // Whoever leaves before the end finds the lists as they are by then.
      void queries.invalidateQueries(everyStoryList);
    };
  }, [queries, id, created]);

  return progress;
}
