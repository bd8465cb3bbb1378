import type { NightSound } from '@sagolykta/domain/night-sounds';
import { nightMixer } from '../src/features/listening/night-sounds/night-mixer.ts';

/** As the player asks for it: nothing above six kilohertz is worth hearing here, and half the figures are half the work. */
export const sampleRate = 24_000;
/** As an AudioWorklet asks for it. */
const block = 128;

export interface Night {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Renders a night offline, block by block as a browser does; `act` may change it at each second. */
export function renderNight(
  sound: NightSound,
  seconds: number,
  act: (mixer: ReturnType<typeof nightMixer>, second: number) => void = () => {},
): Night {
  const mixer = nightMixer(sampleRate, 7);
  mixer.play(sound);
  const length = Math.floor((seconds * sampleRate) / block) * block;
  const night = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let from = 0; from < length; from += block) {
    if (from % sampleRate < block) act(mixer, Math.floor(from / sampleRate));
    mixer.render(night.left.subarray(from, from + block), night.right.subarray(from, from + block));
  }
  return night;
}
