import { whiteNoise } from './noise.ts';

interface GrainOptions {
  readonly seed: number;
  readonly sampleRate: number;
  /** On the average. */
  readonly perSecond: number;
  /** From silence to full, in seconds: never a click. */
  readonly attack: number;
  /** From full to about a third, in seconds. */
  readonly decay: number;
}

/** How loud small sounds are, that come by chance: each swells and dies away. One at a time, the next instead of the last. */
export function grains({ seed, sampleRate, perSecond, attack, decay }: GrainOptions): () => number {
  const chance = whiteNoise(seed);
  const rise = 1 - Math.exp(-1 / (attack * sampleRate));
  const fall = Math.exp(-1 / (decay * sampleRate));
  const likely = (2 * perSecond) / sampleRate - 1;
  const kept = new Float64Array(2);
  return () => {
    let goal = kept[0] as number;
    const before = kept[1] as number;
    if (chance() < likely) goal = Math.max(goal, 0.3 + 0.7 * Math.abs(chance()));
    const level = before + rise * (goal - before);
    kept[0] = goal * fall;
    kept[1] = level;
    return level;
  };
}
