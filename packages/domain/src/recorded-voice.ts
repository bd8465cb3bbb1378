import type { Heard } from './sentence-times.ts';

/** What is to be heard of a recording. */
export interface TrimmedVoice {
  /** Milliseconds: the silence before and after is left out, but for a breath. */
  readonly heardFrom: number;
  readonly heardTo: number;
  /** Of a hundred: a loud voice is turned down to a calm one. */
  readonly level: number;
  /** Nobody was heard, or too far away. */
  readonly isTooQuiet: boolean;
}

/** Of full: below it there is nobody, whatever the room sounds like. */
const nobody = 0.01;
/** Of its loud parts: what is softer is the room. */
const roomShare = 0.12;
/** How loud a calm voice beside a bed is. */
const calm = 0.1;
/** Left before and after the voice, in milliseconds. */
const breath = 160;

/** Trims the silence off a recording, and finds how far it is to be turned down; the recording itself stays as it was made. */
export function trimmedVoice({ loudness, step }: Heard): TrimmedVoice {
  const length = loudness.length * step;
  const loud = [...loudness].sort((one, other) => one - other)[Math.floor(loudness.length * 0.95)] ?? 0;
  const isVoice = (level: number) => level > Math.max(nobody, loud * roomShare);
  const first = loudness.findIndex(isVoice);
  const last = loudness.findLastIndex(isVoice);
  if (first === -1) return { heardFrom: 0, heardTo: length, level: 100, isTooQuiet: true };
  return {
    heardFrom: Math.round(Math.max(0, first * step - breath)),
    heardTo: Math.round(Math.min(length, (last + 1) * step + breath)),
    level: Math.round(100 * Math.min(1, Math.max(0.05, calm / loud))),
    isTooQuiet: loud < nobody * 2,
  };
}
