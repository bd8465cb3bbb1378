import type { Stretch } from '@sagolykta/domain/sentences';

/** How somebody is to read: 1 is the usual speed, and as loud as the device is set to. */
interface Tuning {
  readonly speed: number;
  readonly volume: number;
}

/** What is being said: a sentence of the passage and, where the voice tells, the word. */
export interface Spoken {
  readonly sentence: Stretch;
  readonly word?: Stretch;
}

export interface ReaderEvents {
  /** Undefined where only the passage is known. */
  readonly onSpoken: (spoken: Spoken | undefined) => void;
  /** The passage is read. */
  readonly onEnd: () => void;
  /** The voice failed: of this passage nothing more will be read. */
  readonly onFault: () => void;
}

/** Somebody who reads one passage at a time. Once hushed it tells nothing. */
export interface Reader {
  /** From the sentence that holds this character of the passage. */
  readonly read: (passage: number, index: number) => void;
  readonly hush: () => void;
  /** Where it was hushed: in the middle of a sound, at the beginning of a sentence of the device's. */
  readonly goOn: () => void;
  readonly tune: (tuning: Tuning) => void;
}
