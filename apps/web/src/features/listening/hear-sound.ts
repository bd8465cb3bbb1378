import type { Heard } from '@sagolykta/domain/sentence-times';

/** Enough to tell words from pauses, and soon decoded. */
const sampleRate = 8000;
const step = 20;

/** Fetches a sound and hears where it is loud and where it is quiet. Throws when it does not come or is none. */
export async function hearSound(address: string, signal?: AbortSignal): Promise<Heard> {
  const answer = await fetch(address, signal === undefined ? {} : { signal });
  if (!answer.ok) throw new Error(`No sound: ${answer.status}`);
  return loudnessOf(await decodeRoughly(await answer.arrayBuffer()));
}

/** Throws where this browser cannot read the bytes. */
export async function decodeRoughly(bytes: ArrayBuffer): Promise<AudioBuffer> {
  return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
}

/** One figure for every twenty milliseconds. */
export function loudnessOf(sound: AudioBuffer): Heard {
  const samples = sound.getChannelData(0);
  const length = Math.round((sound.sampleRate * step) / 1000);
  const loudness: number[] = [];
  for (let from = 0; from < samples.length; from += length) {
    let energy = 0;
    const part = samples.subarray(from, from + length);
    for (const sample of part) energy += sample * sample;
    loudness.push(Math.sqrt(energy / part.length));
  }
  return { loudness, step };
}
