import type { Language } from '@sagolykta/domain/language';
import { deviceReader } from './device-reader.ts';
import type { ReaderFor } from './listening-session.ts';
import type { Reader, ReaderEvents } from './reader.ts';
import { type Sound, soundReader } from './sound-reader.ts';
import type { Voice } from './use-voices.ts';

interface ReadersOptions {
  readonly passages: readonly string[];
  readonly language: Language;
  /** Who is to read now. */
  readonly voice: () => Voice | undefined;
  /** Who reads what the other cannot. */
  readonly device: () => SpeechSynthesisVoice | undefined;
}

interface Readers {
  readonly readerFor: ReaderFor;
  /** The sounds did not come: the device reads on, to the end. Whether it can. */
  readonly onSilence: () => boolean;
  /** Somebody was chosen anew, who may be heard again. */
  readonly forget: () => void;
}

/** Whoever reads a story's passages: sounds where there are any, the device where there are none. */
export function readersOf({ passages, language, voice, device }: ReadersOptions): Readers {
  let events: ReaderEvents | undefined;
  let areSoundsSilent = false;
  const heardBy: ReaderEvents = {
    onSpoken: (spoken) => events?.onSpoken(spoken),
    onEnd: () => events?.onEnd(),
    onFault: () => events?.onFault(),
  };
  let speaking: { reader: Reader; voice: SpeechSynthesisVoice } | undefined;
  const players = new Map<boolean, Reader>();

  const byDevice = (): Reader | undefined => {
    const own = device();
    if (own === undefined) return undefined;
    if (speaking?.voice !== own)
      speaking = { voice: own, reader: deviceReader({ passages, language, voice: own, ...heardBy }) };
    return speaking.reader;
  };
  const bySound = (isWordForWord: boolean): Reader => {
    const soundOf = (passage: number): Sound | undefined => voice()?.soundOf?.(passage);
    const player =
      players.get(isWordForWord) ?? soundReader({ passages, language, soundOf, isWordForWord, ...heardBy });
    players.set(isWordForWord, player);
    return player;
  };
  return {
    readerFor: (passage, next) => {
      events = next;
      const chosen = voice();
      const hasSound = !areSoundsSilent && chosen?.soundOf?.(passage) !== undefined;
      return hasSound ? bySound(chosen.kind === 'outside') : byDevice();
    },
    onSilence: () => {
      if (areSoundsSilent || voice()?.soundOf === undefined) return false;
      areSoundsSilent = true;
      return device() !== undefined;
    },
    forget: () => {
      areSoundsSilent = false;
    },
  };
}
