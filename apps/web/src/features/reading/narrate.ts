import { playAloud } from './play-aloud.ts';
import { type Reading, readAloud } from './read-aloud.ts';

/** Who may read; at least one of them. */
export interface Voices {
  /** Where the outside voice's sound of a passage is; undefined where there is none. */
  readonly soundOf: ((passage: number) => string) | undefined;
  readonly device: SpeechSynthesisVoice | undefined;
}

interface Narrate extends Voices {
  readonly passages: readonly string[];
  readonly from: number;
  readonly onPassage: (passage: number) => void;
  readonly onEnd: () => void;
  readonly onFault: () => void;
}

/** Reads passages aloud. Where the outside voice falls silent, the device goes on from the beginning of the same passage, to the end. */
export function narrate({ soundOf, device, passages, from, onPassage, onEnd, onFault }: Narrate): Reading {
  let reading: Reading | undefined;
  const byDevice = (passage: number) => {
    if (device === undefined) return onFault();
    reading = readAloud({ passages, from: passage, voice: device, onPassage, onEnd, onFault });
  };
  if (soundOf === undefined) byDevice(from);
  else
    reading = playAloud({
      addressOf: soundOf,
      passages: passages.length,
      from,
      onPassage,
      onEnd,
      onSilence: byDevice,
    });
  return {
    pause: () => reading?.pause(),
    resume: () => reading?.resume(),
    stop: () => reading?.stop(),
  };
}
