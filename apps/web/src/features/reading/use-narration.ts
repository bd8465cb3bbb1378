import { useEffect, useRef, useState } from 'react';
import { narrate, type Voices } from './narrate.ts';
import type { Reading } from './read-aloud.ts';

interface NarrationOptions {
  readonly passages: readonly string[];
  /** Which passage is being read; undefined when none is. */
  readonly onPassage: (passage: number | undefined) => void;
  readonly onFault: () => void;
}

/** Reading aloud, for as long as the page that asked for it is there. */
export function useNarration({ passages, onPassage, onFault }: NarrationOptions) {
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent');
  const [isReadToEnd, setReadToEnd] = useState(false);
  const reading = useRef<Reading>(undefined);

  const end = () => {
    reading.current = undefined;
    setState('silent');
    onPassage(undefined);
  };
  const stop = () => {
    reading.current?.stop();
    end();
  };
  useEffect(() => {
    // A voice goes on after its page is left, reloaded or closed, unless it is told to stop.
    const leave = () => {
      reading.current?.stop();
      setState('silent');
      onPassage(undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [onPassage]);

  return {
    state,
    stop,
    /** Begins where the eyes are; once the story is read to its end, from its beginning. */
    start: (voices: Voices, from: number) => {
      setReadToEnd(false);
      setState('reading');
      reading.current = narrate({
        ...voices,
        passages,
        from: isReadToEnd ? 0 : from,
        onPassage,
        onEnd: () => {
          setReadToEnd(true);
          end();
        },
        onFault: () => {
          end();
          onFault();
        },
      });
    },
    pause: () => {
      reading.current?.pause();
      setState('paused');
    },
    resume: () => {
      setState('reading');
      reading.current?.resume();
    },
  };
}
