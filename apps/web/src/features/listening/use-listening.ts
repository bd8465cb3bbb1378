import type { Story } from '@sagolykta/contract/stories';
import { passagesOf } from '@sagolykta/domain/passages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ListeningSession, type ListeningState } from './listening-session.ts';
import { readersOf } from './readers.ts';
import { useVoices } from './use-voices.ts';

/** Listening to a story, for as long as the page that asked for it is there. */
export function useListening(story: Story, onFault: () => void) {
  const voices = useVoices(story);
  const latest = useRef({ voices, onFault });
  latest.current = { voices, onFault };
  const [{ session, readers, passages }] = useState(() => {
    const passages = passagesOf(story);
    const readers = readersOf({
      passages,
      language: story.language,
      voice: () => latest.current.voices.chosen,
      device: () => latest.current.voices.device,
    });
    const session = new ListeningSession({
      passages,
      language: story.language,
      readerFor: readers.readerFor,
      onSilence: readers.onSilence,
      onFault: () => latest.current.onFault(),
    });
    return { session, readers, passages };
  });
  const state: ListeningState = useSyncExternalStore(session.subscribe, session.state);

  const key = voices.chosen?.key;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    readers.forget();
    session.changeVoice();
  }, [key, readers, session]);
  useEffect(() => {
    // A voice goes on after its page is left, reloaded or closed, unless it is told to stop.
    addEventListener('pagehide', session.stop);
    return () => {
      removeEventListener('pagehide', session.stop);
      session.stop();
    };
  }, [session]);
  return { session, state, passages, voices };
}
