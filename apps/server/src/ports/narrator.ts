import type { Helper } from './helper.ts';

/** Why a passage was not read. Says nothing of the family: it is logged. */
export type NarratorFault = 'resting' | 'too-slow' | 'rate-limited' | 'provider-error' | 'no-sound' | 'too-long';

export class NoNarration extends Error {
  readonly fault: NarratorFault;
  constructor(fault: NarratorFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * A voice that is not the device's own. What it reads it has been told: the story, with the child's name in it.
 * `name`: the model and its voice, since a passage read by another is another sound.
 */
export interface Narrator extends Helper {
  /** A passage as MP3. Throws NoNarration. */
  readonly read: (passage: string) => Promise<Uint8Array>;
}
