import type { NightOrder } from './night-worklet.ts';
import workletAddress from './night-worklet.ts?worker&url';

/** Nothing above six kilohertz is in these nights: half the figures are half the work. */
const sampleRate = 24_000;

/** Whether this device can make the night. */
export function canMakeNight(): boolean {
  return typeof AudioContext === 'function' && typeof AudioWorkletNode === 'function';
}

/** Where the night is heard. It begins with the first order, and rests while there is nothing to be heard. */
export class NightSpeaker {
  #context: AudioContext | undefined;
  #node: Promise<AudioWorkletNode> | undefined;

  /** What is to be heard from now on. Where the device refuses, nothing is, and nobody is disturbed. */
  readonly order = async (order: NightOrder): Promise<void> => {
    if (order.sound === null && this.#node === undefined) return;
    try {
      this.#node ??= this.#open();
      const node = await this.#node;
      if (order.sound !== null) await this.#context?.resume();
      node.port.postMessage(order);
    } catch {
      this.#node = undefined;
    }
  };

  readonly close = async (): Promise<void> => {
    const context = this.#context;
    this.#context = undefined;
    this.#node = undefined;
    if (context?.state !== 'closed') await context?.close();
  };

  async #open(): Promise<AudioWorkletNode> {
    const context = new AudioContext({ sampleRate, latencyHint: 'playback' });
    this.#context = context;
    await context.audioWorklet.addModule(workletAddress);
    const node = new AudioWorkletNode(context, 'night', { numberOfInputs: 0, outputChannelCount: [2] });
    node.port.onmessage = ({ data }: MessageEvent<{ isSilent: boolean }>) => {
      if (data.isSilent && context.state === 'running') void context.suspend();
    };
    node.connect(context.destination);
    return node;
  }
}
