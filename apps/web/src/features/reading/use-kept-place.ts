import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { api } from '../../shared/api/api.ts';
import { useIsReader } from '../../shared/api/family-role.ts';
import { lastReadQuery } from '../../shared/api/queries.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';

const placeTexts = texts({
  sv: { title: 'Fortsätter där ni var', fromStart: 'Från början' },
  en: { title: 'Going on where you were', fromStart: 'From the start' },
});

/** A paragraph counts once somebody has stayed at it, in milliseconds. */
const stay = 2500;
/** How long the way back to the beginning is offered, in milliseconds. */
const undecided = 10_000;
/** Whoever has begun to scroll knows where to be, in pixels. */
const untouched = 40;

interface Reading {
  readonly article: RefObject<HTMLElement | null>;
  readonly storyId: string;
  /** The paragraph that is being read, from 0. */
  readonly place: number;
}

/**
 * Opens the story where the family was, on whatever device, and keeps where it is. Gives what is to be called once the
 * story has been read to its end: from then on there is no place to keep.
 */
export function useKeptPlace({ article, storyId, place }: Reading): () => void {
  const queries = useQueryClient();
  const text = useTexts(placeTexts);
  const isFinished = useRef(false);
  // Whoever was asked in to read marks nothing.
  const isReader = useIsReader();
  const pending = useRef<number | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; a language chosen later moves nobody
  useEffect(() => {
    if (isReader) return;
    let isHere = true;
    isFinished.current = false;
    api
      .getReadingPlace({ params: { id: storyId } })
      .then(({ place: kept }) => {
        if (!isHere || kept === null || kept.isFinished || kept.paragraph === 0 || scrollY > untouched) return;
        const paragraph = article.current?.querySelectorAll('[data-paragraph]')[kept.paragraph];
        if (paragraph === undefined) return;
        paragraph.scrollIntoView({ block: 'start', behavior: 'instant' });
        tell({ title: text.title, stays: undecided, action: { label: text.fromStart, act: () => scrollTo(0, 0) } });
      })
      // Without contact the story opens at its beginning, as any book would.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [storyId, isReader]);

  const send = useCallback(
    (paragraph: number) => {
      pending.current = undefined;
      if (isFinished.current) return;
      // Kept with the next paragraph instead, where there is no contact.
      api
        .keepReadingPlace({ params: { id: storyId }, body: { paragraph } }, { keepalive: true })
        .then(() => queries.invalidateQueries({ queryKey: lastReadQuery.queryKey }))
        .catch(() => {});
    },
    [queries, storyId],
  );

  useEffect(() => {
    if (place === 0 || isReader) return;
    pending.current = place;
    const timer = setTimeout(() => send(place), stay);
    return () => clearTimeout(timer);
  }, [place, send, isReader]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden' && pending.current !== undefined) send(pending.current);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      if (pending.current !== undefined) send(pending.current);
    };
  }, [send]);

  return useCallback(() => {
    isFinished.current = true;
  }, []);
}
