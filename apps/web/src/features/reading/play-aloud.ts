import type { Reading } from './read-aloud.ts';

interface PlayAloud {
  /** Where the sound of a passage is. */
  readonly addressOf: (passage: number) => string;
  readonly passages: number;
  /** Where to begin: the first passage is 0. */
  readonly from: number;
  readonly onPassage: (passage: number) => void;
  readonly onEnd: () => void;
  /** The sound of this passage did not come, or not all of it. Nothing more will be played. */
  readonly onSilence: (passage: number) => void;
}

/** How long nothing may be heard before somebody else reads, in milliseconds. */
const patience = 8_000;

/** Plays the sounds of passages, one after the other, each fetched while the one before is heard. After `stop` nothing more is told. */
export function playAloud({ addressOf, passages, from, onPassage, onEnd, onSilence }: PlayAloud): Reading {
  // One for all passages: a browser lets no other begin than the one that was touched.
  const sound = new Audio();
  const over = new AbortController();
  let passage = from;
  let fetched = from;
  let isPlaying = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isPlaying = false;
    clearTimeout(silence);
    over.abort();
    sound.pause();
    sound.removeAttribute('src');
  };
  const giveUp = () => {
    if (!isPlaying) return;
    stop();
    onSilence(passage);
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patience);
  };
  const play = () => {
    isPlaying = true;
    listen();
    sound.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) giveUp();
    });
  };
  const begin = () => {
    if (passage >= passages) {
      stop();
      return onEnd();
    }
    onPassage(passage);
    sound.src = addressOf(passage);
    play();
  };
  const fetchNext = () => {
    if (fetched > passage || passage + 1 >= passages) return;
    fetched = passage + 1;
    // Should it fail, it is asked for once more when it is to be heard.
    fetch(addressOf(fetched), { signal: over.signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  };

  const { signal } = over;
  sound.addEventListener('playing', fetchNext, { signal });
  sound.addEventListener('timeupdate', () => isPlaying && listen(), { signal });
  sound.addEventListener('error', giveUp, { signal });
  sound.addEventListener(
    'ended',
    () => {
      passage += 1;
      begin();
    },
    { signal },
  );
  begin();
  const pause = () => {
    isPlaying = false;
    clearTimeout(silence);
    sound.pause();
  };
  return { pause, resume: play, stop };
}
