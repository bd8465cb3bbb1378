import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api/api.ts';
import { useIsReader } from '../../shared/api/family-role.ts';
import { lastReadQuery, statsQuery } from '../../shared/api/queries.ts';

/** A ref for what stands right after the last paragraph: once it has been on screen, the story counts as read. */
export function useReadToEnd(storyId: string, onEnd: () => void) {
  const queries = useQueryClient();
  const isReader = useIsReader();
  return useCallback(
    (end: HTMLElement | null) => {
      if (end === null || isReader) return;
      const observer = new IntersectionObserver(async ([entry]) => {
        if (entry?.isIntersecting !== true || document.visibilityState !== 'visible') return;
        observer.disconnect();
        onEnd();
        try {
          await api.recordReading({ params: { id: storyId } });
          await queries.invalidateQueries({ queryKey: statsQuery.queryKey });
          await queries.invalidateQueries({ queryKey: lastReadQuery.queryKey });
        } catch {
          // A bedtime is not the moment for a notice about a counter; the next reading counts again.
        }
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [queries, storyId, onEnd, isReader],
  );
}
