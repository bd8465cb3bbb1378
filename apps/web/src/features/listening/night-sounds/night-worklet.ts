import type { NightSound } from '@sagolykta/domain/night-sounds';
import { nightMixer } from './night-mixer.ts';

/** What the page tells the sound. */
export interface NightOrder {
  readonly sound: NightSound | null;
  /** 0 to 1. */
  readonly loudness: number;
}

// The world of a worklet, of which TypeScript's own library says nothing.
declare const sampleRate: number;
declare const currentTime: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** The night, made block by block where sound is made, so that nothing the page does is heard. */
class NightProcessor extends AudioWorkletProcessor {
  // Another night each time: the seed is the moment it began.
  readonly #mixer = nightMixer(sampleRate, 1 + Math.floor(currentTime * 1000));
  #isSilent = true;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<NightOrder>) => {
      this.#mixer.play(data.sound ?? undefined);
      this.#mixer.setLoudness(data.loudness);
    };
  }

  process(_inputs: unknown, [output]: readonly (readonly Float32Array[])[]): boolean {
    const [left, right] = output ?? [];
    if (left === undefined || right === undefined) return true;
    const isHeard = this.#mixer.render(left, right);
    // The page lets the device rest once there is nothing to be heard.
    if (isHeard === this.#isSilent) {
      this.#isSilent = !isHeard;
      this.port.postMessage({ isSilent: this.#isSilent });
    }
    return true;
  }
}

registerProcessor('night', NightProcessor);
