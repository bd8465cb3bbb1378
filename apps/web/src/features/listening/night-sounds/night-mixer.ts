import type { NightSound } from '@sagolykta/domain/night-sounds';
import { limiter } from './limiter.ts';
import { nightTrain } from './night-train.ts';
import type { Sound } from './noise.ts';
import { rainOnTheRoof } from './rain-on-the-roof.ts';
import { stove } from './stove.ts';
import { summerNight } from './summer-night.ts';
import { waves } from './waves.ts';
import { windInSpruces } from './wind-in-spruces.ts';

interface Made {
  readonly make: (sampleRate: number, seed: number) => Sound;
  /** So that all of them are as loud: measured, see the tests. */
  readonly gain: number;
}

const made: Readonly<Record<NightSound, Made>> = {
  'rain-on-the-roof': { make: rainOnTheRoof, gain: 0.33 },
  waves: { make: waves, gain: 0.31 },
  'wind-in-spruces': { make: windInSpruces, gain: 0.39 },
  stove: { make: stove, gain: 0.36 },
  'night-train': { make: nightTrain, gain: 0.42 },
  'summer-night': { make: summerNight, gain: 0.37 },
};

/** Nothing is ever louder than this, of 1. */
export const ceiling = 0.25;
/** Seconds in which one sound comes and another goes. */
const fading = 5;
/** Seconds in which a change of loudness is heard; a sinking is made of many small ones. */
const settling = 0.6;

interface Playing {
  readonly sound: NightSound;
  readonly sides: readonly [Sound, Sound];
  readonly gain: number;
  /** 0 to 1, on its way there or away. */
  presence: number;
  isLeaving: boolean;
}

export interface NightMixer {
  /** From now on this sound, or none; the one before goes while it comes. */
  readonly play: (sound: NightSound | undefined) => void;
  /** 0 to 1. */
  readonly setLoudness: (loudness: number) => void;
  /** Fills the next block of both sides. Whether there is anything to be heard, now or soon. */
  readonly render: (left: Float32Array, right: Float32Array) => boolean;
}

/** The night as it is heard: made while it plays, of nothing but figures. It begins from silence and ends in it. */
export function nightMixer(sampleRate: number, seed: number): NightMixer {
  const limit = limiter(ceiling, sampleRate);
  const coming = 1 / (fading * sampleRate);
  const settle = 1 - Math.exp(-1 / (settling * sampleRate));
  let playing: Playing[] = [];
  let kept = 0;
  let wanted = 1;
  let count = 0;
  let ownLeft = new Float32Array(0);
  let ownRight = new Float32Array(0);

  const begin = (sound: NightSound): Playing => {
    const { make, gain } = made[sound];
    // Each side its own weather: so it is around one, and not in the middle of the head.
    const first = seed + 100 * count;
    count += 1;
    return {
      sound,
      sides: [make(sampleRate, first), make(sampleRate, first + 50)],
      gain,
      presence: 0,
      isLeaving: false,
    };
  };
  const add = (one: Playing, left: Float32Array, right: Float32Array) => {
    if (ownLeft.length !== left.length)
      [ownLeft, ownRight] = [new Float32Array(left.length), new Float32Array(left.length)];
    one.sides[0](ownLeft);
    one.sides[1](ownRight);
    let { presence } = one;
    const change = one.isLeaving ? -coming : coming;
    for (let index = 0; index < left.length; index += 1) {
      presence = Math.min(1, Math.max(0, presence + change));
      // Slowly at first and slowly at last.
      const level = one.gain * presence * presence * (3 - 2 * presence);
      left[index] = (left[index] as number) + level * (ownLeft[index] as number);
      right[index] = (right[index] as number) + level * (ownRight[index] as number);
    }
    one.presence = presence;
  };
  return {
    play: (sound) => {
      for (const one of playing) one.isLeaving = one.sound !== sound;
      if (sound !== undefined && playing.every((one) => one.sound !== sound)) playing.push(begin(sound));
    },
    setLoudness: (next) => {
      wanted = Math.min(1, Math.max(0, next));
    },
    render: (left, right) => {
      left.fill(0);
      right.fill(0);
      for (const one of playing) add(one, left, right);
      playing = playing.filter(({ isLeaving, presence }) => !isLeaving || presence > 0);
      let loudness = kept;
      for (let index = 0; index < left.length; index += 1) {
        loudness += settle * (wanted - loudness);
        left[index] = (left[index] as number) * loudness;
        right[index] = (right[index] as number) * loudness;
      }
      kept = loudness;
      limit(left, right);
      return playing.length > 0;
    },
  };
}
