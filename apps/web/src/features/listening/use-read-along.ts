import { type RefObject, useEffect, useRef } from 'react';
import { darken, followWords, lightWords } from './light-words.ts';
import type { ListeningSession, ListeningState } from './listening-session.ts';
import { useListeningSettings } from './listening-settings.ts';
import { placeUnder } from './text-places.ts';

/** What is read is lit and in view, and a sentence that is tapped is heard. */
export function useReadAlong(
  page: RefObject<HTMLElement | null>,
  session: ListeningSession,
  state: ListeningState,
): void {
  const { follow } = useListeningSettings();
  const { phase, passage, spoken } = state;
  const isOpen = phase === 'reading' || phase === 'paused' || phase === 'asleep';
  const sentence = spoken?.sentence;
  const movedAt = useRef(0);

  useEffect(() => {
    if (!isOpen || page.current === null) return;
    lightWords(page.current, passage, spoken, follow);
    return darken;
  }, [page, isOpen, passage, spoken, follow]);

  useEffect(() => {
    if (phase !== 'reading' || follow === 'off' || page.current === null) return;
    // Once what is read now is marked as such.
    const marked = requestAnimationFrame(
      () => page.current && followWords(page.current, passage, sentence, movedAt.current),
    );
    return () => cancelAnimationFrame(marked);
  }, [page, phase, passage, sentence, follow]);

  useEffect(() => {
    if (!isOpen) return;
    const move = () => {
      movedAt.current = Date.now();
    };
    const hear = ({ clientX, clientY, target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[data-passage]') === null) return;
      // Whoever marks words is not asking to hear them.
      if (getSelection()?.isCollapsed === false) return;
      const place = placeUnder(clientX, clientY);
      if (place !== undefined) session.readFrom(place.passage, place.index);
    };
    const article = page.current;
    article?.addEventListener('click', hear);
    addEventListener('wheel', move, { passive: true });
    addEventListener('touchmove', move, { passive: true });
    return () => {
      article?.removeEventListener('click', hear);
      removeEventListener('wheel', move);
      removeEventListener('touchmove', move);
    };
  }, [page, isOpen, session]);
}
